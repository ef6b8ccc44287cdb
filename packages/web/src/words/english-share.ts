/** What is said, in English, where a board is shared by its link. */
export const ENGLISH_SHARE = {
  title: 'Share',
  link: 'Link',
  copy: 'Copy the link',
  copied: 'Copied.',
  notCopied: 'The browser did not let it be copied. Select the link and copy it by hand.',
  about: 'Position and orders travel inside the link. Whoever opens it gets a copy; yours stays as it is.',
} as const;
