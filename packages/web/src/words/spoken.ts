export type { Spoken } from '@defensor/api';
