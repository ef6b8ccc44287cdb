/** What is said, in French, on the page of a class: its people, its Judges, how long all is kept. */
import { capital } from './counting.ts';
import type { ENGLISH_CLASS_PAGE } from './english-class-page.ts';
import { either, of, to, un, une } from './french-grammar.ts';
import type { Spoken } from './spoken.ts';

const day = (ms: number) =>
  new Intl.DateTimeFormat('fr-FR', { day: 'numeric', month: 'long', year: 'numeric' })
    .format(ms)
    .replace(/^1 /, '1er ');

export const FRENCH_CLASS_PAGE: Spoken<typeof ENGLISH_CLASS_PAGE> = {
  about: 'personnes et droits',
  gone: 'Vous n’arbitrez pas cette classe, ou plus.',
  people: {
    title: 'Personnes',
    about: (n) => `${capital(une(n, 'personne'))}. Seuls les Arbitres de la classe voient les noms.`,
    none: 'Personne n’est sur la liste. Collez-la là où une partie se prépare, ou ajoutez quelqu’un ici.',
    unnamed: (id) => `sans nom (${id})`,
    newcomer: 'Quelqu’un de nouveau',
    add: 'Mettre sur la liste',
    name: 'Nom',
    added: (name) => `${name} est sur la liste, sans place : donnez-en une au bureau, sous Places.`,
    brought: (what, value) => `${what} : ${value}`,
    in: (seat, game) => `${seat}, dans ${game}`,
    more: 'Plus',
    of: (name) => ` : ${name}`,
    rename: 'Renommer',
    renamed: (name) => `Désormais ${name}.`,
    save: 'Enregistrer ce qui est conservé',
    saved: (name) => `Enregistré dans un fichier : tout ce qui est conservé au sujet ${of(name)}.`,
    forget: 'Supprimer',
    forgetMeans: (name, id) =>
      `${name} disparaît sans retour possible : le nom, ce qu’apportait la liste, le carton et ses appareils, chaque lettre et chaque note envoyées par lui, chaque image jointe. Ce qui a été fait dans les parties reste, ordres, bulletins et notes, à sa place et sous le pseudonyme ${id}. La place reste prise jusqu’à ce que vous la donniez à quelqu’un d’autre.`,
    forgetNow: (name) => `Oui, supprimer ${name}`,
    forgotten: (name, id) => `${name} a disparu de la liste. Ce qui a été fait dans les parties figure sous ${id}.`,
  },
  judges: {
    title: 'Qui arbitre',
    about: 'Tous les Arbitres d’une classe y peuvent la même chose, chacun depuis son propre compte.',
    you: 'vous',
    last: 'Une classe garde au moins un Arbitre : ajoutez-en d’abord un autre si vous voulez partir.',
    add: 'Nommer Arbitre de cette classe',
    who: 'Qui se connecte ici',
    choose: 'Choisissez quelqu’un',
    nobody: 'Personne d’autre ne se connecte ici. Un propriétaire de l’installation invite des Arbitres par un lien.',
    added: (name) => `${name} arbitre désormais cette classe.`,
    remove: 'Retirer',
    of: (name) => ` la classe ${to(name)}`,
    removeMeans: (name) =>
      `${name} sort aussitôt de cette classe, sur tous ses appareils : plus de bureau, plus de lettres, plus de noms. Ce qui a été fait auparavant reste dans les parties.`,
    removeNow: (name) => `Oui, la retirer ${to(name)}`,
    leaveMeans:
      'Vous sortez aussitôt de cette classe, sur tous vos appareils. Seuls ses autres Arbitres peuvent vous y ramener.',
    leaveNow: 'Oui, je quitte cette classe',
    removed: (name) => `${name} n’arbitre plus cette classe.`,
  },
  kept: {
    title: 'Durée de conservation',
    runs: (days) =>
      `Rien n’est supprimé tant que la classe est en cours. ${capital(un(days, 'jour'))} après sa fin, tous ses joueurs sont oubliés.`,
    ends: (ended, due) => `La classe s’est terminée le ${day(ended)}. Le ${day(due)}, tous ses joueurs sont oubliés.`,
    forgotten: (ms) => `Tous les joueurs de la classe ont été oubliés le ${day(ms)}.`,
    what: 'Oubliés veut dire : noms, apports de la liste, cartons, appareils, lettres, notes et pièces jointes sont supprimés. Les parties restent, sous des pseudonymes.',
    log: 'Ce qui a été supprimé',
    nothing: 'Rien encore.',
    acts: {
      playersForgotten: (n) => `${un(n, 'joueur')} ${either(n, 'oublié', 'oubliés')}`,
      cardsRevoked: (n) => `${un(n, 'carton')} ${either(n, 'retiré', 'retirés')}`,
    },
    on: (ms) => day(ms),
  },
};
