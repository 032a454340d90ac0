import * as React from 'react';
import { createRoot } from 'react-dom/client';
import singleSpaReact from 'single-spa-react';
import type { Lifecycles } from './contract.ts';

type FailureProps = { onFailure: (error: unknown) => void };

class ReportingBoundary extends React.Component<FailureProps & { children?: React.ReactNode }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onFailure(error);
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}

/**
 * Creates single-spa lifecycles from a component. Reports render errors to `onFailure` and leaves the element empty.
 */
export function createParcel<Props extends FailureProps>(
  name: string,
  Component: (props: Props) => React.ReactNode,
): Lifecycles<Props> {
  return singleSpaReact<FailureProps>({
    React,
    // The type of the props is known only here: single-spa passes them through.
    rootComponent: (props) => <Component {...(props as unknown as Props)} />,
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
    // single-spa-react's own boundary would keep the props of the first mount, and thereby that page, in memory.
    errorBoundaryClass: ReportingBoundary,
  }) as unknown as Lifecycles<Props>;
}
