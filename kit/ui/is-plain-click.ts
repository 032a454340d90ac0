type Click = Pick<MouseEvent, 'button' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/**
 * Whether a click asks for what its link does on the page. With another button or with a key held down it asks the
 * browser for a new tab, a new window or a download.
 */
export function isPlainClick({ button, altKey, ctrlKey, metaKey, shiftKey }: Click): boolean {
  return button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey;
}
