// @ts-check

/**
 * One drawing per product, 300 by 300; `goods` adds the background.
 * @type {Readonly<Record<string, { ground: string, shapes: string }>>}
 */
const drawings = {
  'enamel-mug': {
    ground: '#e6eef0',
    shapes:
      '<path d="M86 96h112v96a22 22 0 0 1-22 22h-68a22 22 0 0 1-22-22z" fill="#fdfcf8"/><path d="M198 116h14a30 30 0 0 1 0 60h-14" fill="none" stroke="#fdfcf8" stroke-width="13"/><rect x="82" y="90" width="120" height="11" rx="5.5" fill="#1f4e79"/><circle cx="120" cy="148" r="3" fill="#c9d2d6"/><circle cx="158" cy="176" r="4" fill="#c9d2d6"/><path d="M118 78c-6-14 8-18 2-32M146 78c-6-14 8-18 2-32" stroke="#b8c8cd" stroke-width="5" fill="none" stroke-linecap="round"/>',
  },
  'wool-blanket': {
    ground: '#efe6da',
    shapes:
      '<rect x="60" y="112" width="180" height="44" rx="20" fill="#a4583f"/><rect x="54" y="150" width="192" height="46" rx="22" fill="#c98a5e"/><rect x="62" y="190" width="178" height="40" rx="20" fill="#8a4733"/><path d="M70 134h160M66 173h170M74 210h156" stroke="#f3e3cf" stroke-width="4" stroke-dasharray="12 8"/>',
  },
  'serving-board': {
    ground: '#e9efe4',
    shapes:
      '<rect x="74" y="72" width="122" height="172" rx="22" fill="#b98450" transform="rotate(18 150 150)"/><path d="M110 96c8 50-6 90 4 136M146 88c10 56-4 96 2 150M178 110c4 40-8 70-4 116" stroke="#9a6a3a" stroke-width="4" fill="none" transform="rotate(18 150 150)"/><circle cx="194" cy="98" r="11" fill="#e9efe4"/>',
  },
  'canvas-tote': {
    ground: '#e4e9ef',
    shapes:
      '<path d="M108 124c0-78 84-78 84 0" fill="none" stroke="#6b4a2f" stroke-width="11"/><path d="M78 116h144l14 124a8 8 0 0 1-8 8H72a8 8 0 0 1-8-8z" fill="#d8c6a0"/><path d="M70 196h160" stroke="#6b4a2f" stroke-width="5"/><path d="M128 168l22-18 22 18-22 14z" fill="#1f4e79"/>',
  },
  'knitted-jumper': {
    ground: '#f0e9e0',
    shapes:
      '<path d="M112 74l-52 34-16 92 34 8 16-62v98h112v-98l16 62 34-8-16-92-52-34c-18 22-58 22-76 0z" fill="#24506a"/><path d="M112 74c18 30 58 30 76 0" fill="none" stroke="#173647" stroke-width="9"/><path d="M94 162h112M94 178h112" stroke="#e8d9b9" stroke-width="6" stroke-dasharray="8 6"/><path d="M94 236h112" stroke="#173647" stroke-width="10"/>',
  },
  'sail-jacket': {
    ground: '#e4ecec',
    shapes:
      '<path d="M110 70l-54 38-12 108 36 6 12-70v92h116v-92l12 70 36-6-12-108-54-38c-16 14-64 14-80 0z" fill="#b8432f"/><path d="M150 82v162" stroke="#fdfcf8" stroke-width="7"/><path d="M104 190h32M164 190h32" stroke="#7d2a1c" stroke-width="7"/><path d="M110 70c14 22 66 22 80 0" fill="none" stroke="#7d2a1c" stroke-width="10"/>',
  },
  'storm-lantern': {
    ground: '#e2e7ea',
    shapes:
      '<path d="M118 92c0-52 64-52 64 0" fill="none" stroke="#3a444a" stroke-width="7"/><rect x="112" y="92" width="76" height="18" rx="5" fill="#b8432f"/><path d="M116 110h68l10 86h-88z" fill="#fdf6dc"/><path d="M150 136c20 24 12 44 0 48-14-6-20-24 0-48z" fill="#f0a73c"/><rect x="98" y="196" width="104" height="38" rx="9" fill="#b8432f"/><path d="M116 110l-10 86M184 110l10 86" stroke="#3a444a" stroke-width="6"/>',
  },
  'brass-compass': {
    ground: '#eceae2',
    shapes:
      '<circle cx="150" cy="160" r="76" fill="#b98d3e"/><circle cx="150" cy="160" r="60" fill="#fbf7ea"/><path d="M150 106l15 54h-30z" fill="#b8432f"/><path d="M150 214l15-54h-30z" fill="#37474f"/><rect x="140" y="60" width="20" height="24" rx="6" fill="#b98d3e"/><circle cx="150" cy="160" r="7" fill="#b98d3e"/>',
  },
  'tide-guide': {
    ground: '#dfeceb',
    shapes:
      '<path d="M88 66h116a10 10 0 0 1 10 10v164H98a16 16 0 0 1-10-16z" fill="#0b5563"/><path d="M98 224h116v16H98a8 8 0 0 1 0-16z" fill="#fdfcf8"/><path d="M112 168c14-16 26-16 40 0s26 16 40 0M112 190c14-16 26-16 40 0s26 16 40 0" stroke="#8fd0cb" stroke-width="6" fill="none"/><path d="M152 94l7 15 16 2-12 11 3 16-14-8-14 8 3-16-12-11 16-2z" fill="#f2c14e"/>',
  },
  'glazed-bowl': {
    ground: '#e7ecee',
    shapes:
      '<path d="M62 132h176c0 66-38 98-88 98s-88-32-88-98z" fill="#2d6e86"/><ellipse cx="150" cy="132" rx="88" ry="22" fill="#7fb4c4"/><ellipse cx="150" cy="134" rx="70" ry="14" fill="#2b5a6b"/><rect x="118" y="226" width="64" height="13" rx="6" fill="#d5c7ae"/><path d="M84 166c20 30 44 42 66 42" stroke="#8fc6d5" stroke-width="6" fill="none" stroke-linecap="round"/>',
  },
  'pocket-notebook': {
    ground: '#eae6ee',
    shapes:
      '<rect x="92" y="68" width="124" height="170" rx="10" fill="#6d3b47"/><rect x="104" y="68" width="14" height="170" fill="#562c37"/><rect x="186" y="62" width="9" height="182" rx="3" fill="#e4b363"/><rect x="130" y="104" width="44" height="24" rx="4" fill="#f3e9dc"/>',
  },
  'signed-print': {
    ground: '#ece7df',
    shapes:
      '<rect x="66" y="62" width="168" height="182" fill="#3b3129"/><rect x="76" y="72" width="148" height="162" fill="#fdfbf5"/><rect x="96" y="92" width="108" height="112" fill="#bfe0e2"/><path d="M96 176c28-34 44-30 62-8s32 16 46-6v42H96z" fill="#2b5a68"/><circle cx="178" cy="120" r="13" fill="#f2b25c"/><path d="M168 220h34" stroke="#3b3129" stroke-width="3"/>',
  },
  'breakfast-set': {
    ground: '#e8eee6',
    shapes:
      '<rect x="48" y="196" width="204" height="22" rx="10" fill="#b98450"/><path d="M66 120h72v58a18 18 0 0 1-18 18H84a18 18 0 0 1-18-18z" fill="#fdfcf8"/><path d="M138 134h8a18 18 0 0 1 0 36h-8" fill="none" stroke="#fdfcf8" stroke-width="9"/><rect x="62" y="114" width="80" height="9" rx="4" fill="#1f4e79"/><path d="M164 152h84c0 30-18 44-42 44s-42-14-42-44z" fill="#2d6e86"/><ellipse cx="206" cy="152" rx="42" ry="10" fill="#7fb4c4"/>',
  },
};

/** @param {string} slug */
export function goods(slug) {
  if (!Object.hasOwn(drawings, slug)) return undefined;
  const drawing = drawings[slug];
  if (!drawing) return undefined;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 300" width="300" height="300"><rect width="300" height="300" fill="${drawing.ground}"/><ellipse cx="150" cy="248" rx="92" ry="10" fill="#000" fill-opacity=".08"/>${drawing.shapes}</svg>`;
}
