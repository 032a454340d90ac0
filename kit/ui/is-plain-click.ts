type Click = Pick<MouseEvent, 'button' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/**
 * Whether a click should be handled on the page. Other buttons and modifier keys ask the browser for a new tab, a new
 * window or a download.
 */
export function isPlainClick({ button, altKey, ctrlKey, metaKey, shiftKey }: Click): boolean {
  return button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey;
}
