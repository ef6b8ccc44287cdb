/** Headers of a document that a browser keeps rather than shows; the name is made safe for every file system. */
export function asDownload(name: string): { readonly 'content-disposition': string; readonly 'cache-control': string } {
  return { 'content-disposition': `attachment; filename="${fileName(name)}"`, 'cache-control': 'private, no-store' };
}

/** Letters, digits, dots and dashes of ASCII alone. */
function fileName(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\w.]+/g, '-')
    .replaceAll(/^[-.]+|[-.]+$/g, '');
  return plain.slice(0, 80) || 'document';
}
