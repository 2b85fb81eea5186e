interface Policy {
  createScript(text: string): string;
  createScriptURL(url: string): string;
}
interface Factory {
  createPolicy(name: string, rules: Policy): Policy;
}

const policies = new WeakMap<Document, Policy>();

/** Passes on what it is given: only what the page or its own server has named or printed comes here. */
const rules: Policy = { createScript: (text) => text, createScriptURL: (url) => url };

/** Satisfies `require-trusted-types-for 'script'`; texts stay texts where the browser has no types. */
export const scriptPolicy = (doc: Document): Policy => {
  const factory = (doc.defaultView as { trustedTypes?: Factory } | null)?.trustedTypes;
  // Each file of the build that needs one makes its own: a list of names has to say 'allow-duplicates'.
  const policy = policies.get(doc) ?? factory?.createPolicy('skerry-scripts', rules) ?? rules;
  policies.set(doc, policy);
  return policy;
};

/** A script element for an address that the page itself names; it loads once it is put into the page. */
export const scriptAt = (doc: Document, url: string): HTMLScriptElement => {
  const script = doc.createElement('script');
  script.async = true;
  script.src = scriptPolicy(doc).createScriptURL(url);
  return script;
};
