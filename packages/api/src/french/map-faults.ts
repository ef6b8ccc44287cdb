import type { MapFaultSentences } from '../catalogue/facts.ts';

/** The kinds of JSON in everyday words. */
const KINDS: Readonly<Record<string, string>> = {
  object: 'un objet',
  array: 'une liste',
  string: 'un texte',
  boolean: 'true ou false',
  integer: 'un nombre entier',
};

/** French for the faults of map files. */
export const FRENCH_MAP_FAULTS: MapFaultSentences = {
  'wrong-kind': ({ expected }) => `ceci doit être ${KINDS[String(expected)] ?? expected}`,
  'missing-field': ({ field }) => `« ${field} » manque ici`,
  'unknown-field': ({ field }) => `« ${field} » n’est pas un champ d’un fichier de carte`,
  'not-allowed': ({ value, allowed }) => `« ${value} » n’est pas une de ces valeurs : ${allowed}`,
  'wrong-form': ({ value, pattern }) => `« ${value} » n’est pas écrit comme il le faut ici (${pattern})`,
  'too-few': ({ least }) => `il faut à cette liste au moins ${least} éléments`,
  'too-small': ({ least }) => `ce nombre doit être au moins ${least}`,
  'repeated-entry': ({ value }) => `« ${value} » est déjà dans cette liste`,
  'repeated-id': ({ id }) => `« ${id} » est déjà l’identifiant d’un autre`,
  'unknown-province': ({ id }) => `il n’y a pas de province « ${id} » sur cette carte`,
  'unknown-location': ({ location }) => `il n’y a pas de lieu « ${location} » sur cette carte`,
  'unknown-power': ({ id }) => `il n’y a pas de puissance « ${id} » sur cette carte`,
  'own-neighbour': ({ location }) => `« ${location} » ne peut pas être son propre voisin`,
  'army-at-sea': ({ location }) => `une armée ne peut pas se trouver en « ${location} », qui est une mer`,
  'army-on-coast': ({ location }) => `une armée est dans toute la province, pas sur une côte comme en « ${location} »`,
  'fleet-without-coast': ({ location }) => `« ${location} » a plusieurs côtes : une flotte doit être sur l’une d’elles`,
  'fleet-inland': ({ location }) =>
    `une flotte ne peut pas se trouver en « ${location} », où aucune flotte ne peut aller`,
  'coast-unused': ({ location }) => `aucune flotte ne peut aller à la côte « ${location} »`,
  'sea-with-coasts': ({ id }) => `« ${id} » est une mer, et une mer n’a pas de côtes`,
  'sea-centre': ({ id }) => `« ${id} » est une mer, et une mer n’est pas un centre`,
  'cut-off': ({ id }) => `« ${id} » ne peut pas être atteint depuis le reste de la carte`,
  'home-not-centre': ({ id }) => `« ${id} » est ici un centre d’origine, mais n’est pas un centre`,
  'home-of-two': ({ id, power }) => `« ${id} » est déjà un centre d’origine de ${power}`,
  'two-units': ({ id }) => `une autre unité commence déjà en « ${id} »`,
  'victory-out-of-reach': ({ centres }) => `personne ne peut posséder autant de centres : il y en a ${centres}`,
  'name-of-two': ({ name, id }) => `« ${name} » se lit déjà comme ${id}`,
  'power-name-of-two': ({ name, id }) => `« ${name} » se lit déjà comme ${id}`,
  'name-unreadable': ({ name }) =>
    `« ${name} » ne peut pas être un nom : dans des ordres, il se lirait comme autre chose`,
  'see-not-centre': ({ id }) => `« ${id} » est ici un siège, mais n’est pas un centre`,
  'papal-see-among-sees': ({ id }) => `« ${id} » est le siège du Pape, et pas un des autres`,
};
