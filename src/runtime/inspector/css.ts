export const css = `
:host{all:initial}
section{position:fixed;inset-block-end:0;inset-inline:0;max-block-size:50vh;overflow:auto;z-index:2147483647;background:#10181d;color:#e8eef1;font:13px/1.4 ui-monospace,monospace;border-block-start:2px solid #4fb3bf}
header{position:sticky;inset-block-start:0;display:flex;gap:16px;align-items:center;padding:6px 12px;background:#18242b}
h2{margin:0;font-size:14px}h3{margin:12px 12px 4px;font-size:13px;color:#9fd6dd}
button{margin-inline-start:auto;font:inherit;padding:2px 10px;color:inherit;background:#2b3a42;border:1px solid #6b7f88;border-radius:4px;cursor:pointer}
button:focus-visible{outline:2px solid #fff}
table{inline-size:100%;border-collapse:collapse}
th,td{padding:2px 12px;text-align:start;white-space:nowrap}th{color:#a9bac2;font-weight:400}
td.number{text-align:end}
tr[data-status=failed] td{color:#ff9d9d}tr[data-status=mounted] td:nth-child(2){color:#8fe3a1}
p{margin:4px 12px 12px;color:#a9bac2}
`;
