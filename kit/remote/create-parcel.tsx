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
  const options = {
    React,
    rootComponent: (props: Props) => <Component {...props} />,
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
  };
  // Its types describe single-spa's props; those of our shell differ.
  return singleSpaReact(
    options as object as Parameters<typeof singleSpaReact>[0],
  ) as object as Lifecycles<Props>;
}
