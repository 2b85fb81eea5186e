// @ts-check

/**
 * Classes that WordPress and its plugins set on the body, and the kind of page that they indicate.
 * @type {readonly (readonly [body: RegExp, kind: string])[]}
 */
const kinds = [
  [/^error404$/, 'not found'],
  [/^woocommerce-cart$/, 'cart'],
  [/^woocommerce-order-received$/, 'order received'],
  [/^woocommerce-checkout$/, 'checkout'],
  [/^woocommerce-account$/, 'account'],
  [/^single-product$/, 'product'],
  [/^(post-type-archive-product|woocommerce-shop|tax-product_\w+)$/, 'list of products'],
  [/^single-sfwd-courses$/, 'course'],
  [/^single-sfwd-lessons$/, 'lesson'],
  [/^single-sfwd-topic$/, 'topic'],
  [/^single-sfwd-quiz$/, 'quiz'],
  [/^single-groups$/, 'group of courses'],
  [/^post-type-archive-sfwd-courses$/, 'list of courses'],
  [/^home$/, 'start'],
  [/^single-post$/, 'post'],
  [/^(blog|archive|search)$/, 'list of posts'],
];

/**
 * The kind of a page by its body's classes, the most specific first.
 * @param {readonly string[]} classes
 */
export const kindOf = (classes) => {
  for (const [known, kind] of kinds) if (classes.some((each) => known.test(each))) return kind;
  const type = classes.find((each) => /^single-(?!format)/.test(each));
  if (type) return type.replace('single-', '');
  return classes.includes('et_pb_pagebuilder_layout') ? 'page of the builder' : 'page';
};
