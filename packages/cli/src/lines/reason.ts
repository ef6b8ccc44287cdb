/** Why a file or a stream cannot be read or written, to stand behind a colon. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error ? String(error.code) : '';
  const [firstLine = ''] = error.message.split('\n');
  return Object.hasOwn(REASONS, code) ? (REASONS[code] as string) : firstLine;
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EISDIR: 'it is a folder, not a file',
  ENOTDIR: 'something on the way to it is a file, not a folder',
  EACCES: 'that is not allowed',
  EPERM: 'that is not allowed',
  ELOOP: 'links lead in a circle',
  ENAMETOOLONG: 'the name is too long',
  ENXIO: 'there is no such device',
  EIO: 'the device failed',
  ENOSPC: 'no space is left there',
  EDQUOT: 'no more space is granted there',
  EFBIG: 'the file would become too large',
  EPIPE: 'nobody reads it any more',
  ERR_STRING_TOO_LONG: 'the file is too large',
  ERR_FS_FILE_TOO_LARGE: 'the file is too large',
};
