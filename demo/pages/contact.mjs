// @ts-check
import { article } from '../layout.mjs';
import { contactForm, contactForms } from '../modules/contact.mjs';
import { newsletter } from '../modules/newsletter.mjs';
import { builderContent, createOrder, exampleSection } from '../modules/columns.mjs';

/** @type {import('./pages.mjs').PageDefinition} */
export const contactPage = {
  path: '/contact/',
  title: 'Contact forms',
  line: 'Required fields, a captcha sum, conditional fields, and a server that validates every field.',
  render() {
    const order = createOrder();
    const [first, second] = contactForms.map((form) => contactForm(form));
    return {
      title: 'Contact forms',
      pageId: 135,
      bodyClass: 'et_pb_pagebuilder_layout',
      main: article(
        builderContent([
          exampleSection(order, {
            title: 'With a sum',
            line: 'The server rejects “refuse me” in any field.',
            modules: first,
          }),
          exampleSection(order, {
            title: 'With conditions',
            line: 'Jars need a size, jam needs a reason; then redirects to another page.',
            modules: second,
          }),
          exampleSection(order, {
            title: 'Newsletter',
            line: 'One with custom fields, one that redirects to another page.',
            modules: [
              newsletter({ id: 'join', number: 0, hasCustom: true }),
              newsletter({ id: 'join-and-go', number: 1, redirect: '/plain/?from=list' }),
            ],
          }),
        ]),
      ),
    };
  },
};
