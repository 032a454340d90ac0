import * as React from 'react';
import { createRoot } from 'react-dom/client';
import singleSpaReact from 'single-spa-react';
import type { Lifecycles } from './contract.ts';

type FailureProps = { onFailure: (error: unknown) => void };

/**
 * Makes single-spa lifecycles from a component, which is rendered into the element it is mounted on. An error
 * while rendering is reported to `onFailure` and leaves the element empty.
 */
export function createParcel<Props extends FailureProps>(
  name: string,
  Component: React.ComponentType<Props>,
): Lifecycles<Props> {
  return singleSpaReact({
    React,
    ReactDOMClient: {
      // single-spa-react passes no options.
      createRoot: (element: HTMLElement) =>
        createRoot(element, {
          identifierPrefix: `${name}-`,
          onCaughtError: () => {
            // The error boundary has told the shell, which reports it.
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
