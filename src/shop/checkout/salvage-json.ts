/** JSON from a badly set up server: what stands from the result to the last brace (§5.18.8). */
export const salvageJson = (body: string): unknown => {
  const parse = (text: string): unknown => {
    try {
      return JSON.parse(text);
    } catch {
      return undefined;
    }
  };
  return parse(body) ?? parse(/\{"result".*\}/s.exec(body)?.[0] ?? '');
};
