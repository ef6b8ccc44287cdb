import { keep } from '../page/kept.ts';
import { LANGUAGES, tag as language } from '../words/tag.ts';
import { words } from '../words/words.ts';

const OFFERED = Object.entries(LANGUAGES);

/** In which language the pages speak. Another one is another page: it loads anew, with what was written kept as ever. */
export function LanguageChoice() {
  return (
    <label className="language">
      <span className="vh">{words.language.label}</span>
      <select
        className="field field--s"
        value={language}
        onChange={(event) => {
          const chosen = OFFERED.find(([tag]) => tag === event.target.value)?.[0];
          if (chosen === undefined || chosen === language) return;
          keep('language', chosen);
          location.reload();
        }}
      >
        {OFFERED.map(([tag, name]) => (
          <option key={tag} value={tag} lang={tag}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
