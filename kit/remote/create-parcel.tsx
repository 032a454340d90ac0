import * as React from 'react';
import { createRoot } from 'react-dom/client';
import singleSpaReact from 'single-spa-react';
import type { Lifecycles } from './contract.ts';

type FailureProps = { onFailure: (error: unknown) => void };

/**
 * Creates single-spa lifecycles from a component. Reports render errors to `onFailure` and leaves the element empty.
 */
export function createParcel<Props extends FailureProps>(
  name: string,
  Component: React.ComponentType<Props>,
): Lifecycles<Props> {
  return singleSpaReact({
    React,
    ReactDOMClient: {
      // single-spa-react doesn't pass options, so set them here.
      createRoot: (element: HTMLElement) =>
        createRoot(element, {
          identifierPrefix: `${name}-`,
          onCaughtError: () => {
            // The error boundary has already reported the error to the shell.
          },
        }),
    },
    rootComponent: (props: Props) => <Component {...props} />,
    errorBoundary(error: Error, _info: React.ErrorInfo, props: Props) {
      props.onFailure(error);
      return <></>;
    },
  }) as unknown as Lifecycles<Props>;
}
