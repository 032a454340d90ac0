/** For tests: a blob's text, because jsdom lacks `Blob.text`. */
export async function readBlob(blob: Blob): Promise<string> {
  const reader = new FileReader();
  await new Promise((resolve) => {
    reader.addEventListener('load', resolve);
    reader.readAsText(blob);
  });
  return typeof reader.result === 'string' ? reader.result : '';
}
