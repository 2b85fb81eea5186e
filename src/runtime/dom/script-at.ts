interface Policy {
  createScript(text: string): string;
  createScriptURL(url: string): string;
}
interface Factory {
  createPolicy(name: string, rules: Policy): Policy;
}

const policies = new WeakMap<Document, Policy>();

/**
 * Passes values on unchanged: only scripts that the page or its own server has printed or named
 * arrive here.
 */
const rules: Policy = { createScript: (text) => text, createScriptURL: (url) => url };

/** Satisfies `require-trusted-types-for 'script'`; in browsers without Trusted Types, texts stay texts. */
export const scriptPolicy = (doc: Document): Policy => {
  const factory = (doc.defaultView as { trustedTypes?: Factory } | null)?.trustedTypes;
  // Each bundle that needs a policy creates its own: a CSP that lists names must say 'allow-duplicates'.
  const policy = policies.get(doc) ?? factory?.createPolicy('skerry-scripts', rules) ?? rules;
  policies.set(doc, policy);
  return policy;
};

/** A script element for an address that the page itself names; it loads when it is inserted. */
export const scriptAt = (doc: Document, url: string): HTMLScriptElement => {
  const script = doc.createElement('script');
  script.async = true;
  script.src = scriptPolicy(doc).createScriptURL(url);
  return script;
};
