interface Policy {
  createScriptURL(url: string): string;
}
interface Factory {
  createPolicy(name: string, rules: Policy): Policy;
}

const policies = new WeakMap<Document, Policy>();

/**
 * A script element for an address that the page itself names; it loads once it is put into the page.
 * Satisfies `require-trusted-types-for 'script'`.
 */
export const scriptAt = (doc: Document, url: string): HTMLScriptElement => {
  const factory = (doc.defaultView as { trustedTypes?: Factory } | null)?.trustedTypes;
  const policy =
    policies.get(doc) ??
    factory?.createPolicy('skerry-scripts', { createScriptURL: (same) => same });
  if (policy) policies.set(doc, policy);
  const script = doc.createElement('script');
  script.async = true;
  script.src = policy ? policy.createScriptURL(url) : url;
  return script;
};
