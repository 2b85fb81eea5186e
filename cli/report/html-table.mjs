// @ts-check

/** @param {readonly string[]} heads @param {readonly (readonly string[])[]} rows all HTML; the first cell of a row names it */
export const htmlTable = (heads, rows) =>
  `<table><thead><tr>${heads.map((head) => `<th scope="col">${head}</th>`).join('')}</tr></thead><tbody>${rows
    .map(
      ([first = '', ...others]) =>
        `<tr><th scope="row">${first}</th>${others.map((cell) => `<td>${cell}</td>`).join('')}</tr>`,
    )
    .join('')}</tbody></table>`;
