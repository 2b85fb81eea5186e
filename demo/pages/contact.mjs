// @ts-check
import { article } from '../layout.mjs';
import { contactForm, contactForms } from '../modules/contact.mjs';
import { newsletter } from '../modules/newsletter.mjs';
import { builderContent, createOrder, exampleSection } from '../modules/columns.mjs';

/** @type {import('./pages.mjs').PageDefinition} */
export const contactPage = {
  path: '/contact/',
  title: 'Contact forms',
  line: 'Required fields, a sum, conditions, and a server that checks every field.',
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
            line: '“refuse me” in any field is refused by the server.',
            modules: first,
          }),
          exampleSection(order, {
            title: 'With conditions',
            line: 'Jars ask for a size, jam for a reason; another page follows.',
            modules: second,
          }),
          exampleSection(order, {
            title: 'Newsletter',
            line: 'One with fields of its own, one that leads to another page.',
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
