const MOST_DEEP = 40;

/** Whether JSON is nested deeper than anything that is read here; what follows would walk it level by level. */
export function isTooDeep(json: string): boolean {
  let depth = 0;
  let inString = false;
  for (let i = 0; i < json.length; i += 1) {
    const character = json[i];
    if (inString) {
      if (character === '\\') i += 1;
      else if (character === '"') inString = false;
    } else if (character === '"') inString = true;
    else if (character === '{' || character === '[') {
      depth += 1;
      if (depth > MOST_DEEP) return true;
    } else if (character === '}' || character === ']') depth -= 1;
  }
  return false;
}
