// ../../../tmp/search.ts
import { readFileSync } from "node:fs";

// demo/bundling/module-graph.ts
import { minifySync } from "vite";
function reached(graph2, roots, all = /* @__PURE__ */ new Set()) {
  for (const id of roots) {
    const module = graph2.get(id);
    if (!module || all.has(id)) continue;
    all.add(id);
    reached(graph2, module.imports, all);
  }
  return all;
}

// demo/bundling/merge-by-use.ts
var request = 1600;
var packed = 0.3;
function mergeByUse(graph2, visits, apart2) {
  const chunks = chunksOf(graph2, visits, apart2);
  const weighed = (some, bytes) => some.reduce((sum, at) => sum + (visits[at]?.weight ?? 0), 0) * bytes;
  function gainOf(a, b2) {
    const onlyA = [...a.seen].filter((at) => !b2.seen.has(at));
    const onlyB = [...b2.seen].filter((at) => !a.seen.has(at));
    const both = [...a.seen].filter((at) => b2.seen.has(at));
    const gain = weighed(both, request) - weighed(onlyA, b2.bytes) - weighed(onlyB, a.bytes);
    if (gain <= 0 || isBehind(a, b2) || isBehind(b2, a)) return 0;
    return gain - dragged(onlyA, b2, a) - dragged(onlyB, a, b2);
  }
  function dragged(only, by, self) {
    if (only.length === 0) return 0;
    let bytes = 0;
    for (const next of withImports(by)) {
      if (next === by || next === self) continue;
      const anew = only.filter((at) => !next.seen.has(at));
      bytes += weighed(anew, next.bytes + request);
    }
    return bytes;
  }
  const gains = /* @__PURE__ */ new Map();
  function note(a, b2) {
    const gain = gainOf(a, b2);
    gains.get(a)?.set(b2, gain);
    gains.get(b2)?.set(a, gain);
    return gain;
  }
  function noteAll(chunk) {
    if (chunk.apart) return;
    if (!gains.has(chunk)) gains.set(chunk, /* @__PURE__ */ new Map());
    for (const other of gains.keys()) if (other !== chunk) note(chunk, other);
  }
  function best() {
    let found;
    for (const [a, row] of gains)
      for (const [b2, gain] of row) if (gain > (found?.gain ?? 0)) found = { gain, a, b: b2 };
    return found;
  }
  for (const chunk of chunks) noteAll(chunk);
  for (let found = best(); found; found = best()) {
    const { a, b: b2, gain } = found;
    if (note(a, b2) < gain) continue;
    gains.delete(b2);
    for (const row of gains.values()) row.delete(b2);
    join(a, b2, chunks);
    for (const next of withImports(a)) {
      const before = next.seen.size;
      for (const at of a.seen) next.seen.add(at);
      if (next === a || next.seen.size > before) noteAll(next);
    }
  }
  return sorted(chunks).map(({ modules }) => modules);
}
function join(a, b2, chunks) {
  chunks.delete(b2);
  a.modules.push(...b2.modules);
  a.bytes += b2.bytes;
  for (const at of b2.seen) a.seen.add(at);
  for (const next of b2.imports) a.imports.add(next);
  for (const chunk of chunks) if (chunk.imports.delete(b2)) chunk.imports.add(a);
  a.imports.delete(a);
}
function withImports(chunk, all = /* @__PURE__ */ new Set()) {
  if (all.has(chunk)) return all;
  all.add(chunk);
  for (const next of chunk.imports) withImports(next, all);
  return all;
}
var isBehind = (chunk, other) => [...chunk.imports].some((next) => next !== other && withImports(next).has(other));
function sorted(chunks) {
  const done = /* @__PURE__ */ new Set();
  const visit = (chunk) => {
    if (done.has(chunk)) return;
    for (const next of chunk.imports) visit(next);
    done.add(chunk);
  };
  for (const chunk of chunks) visit(chunk);
  return [...done];
}
function chunksOf(graph2, visits, apart2) {
  const seenBy = /* @__PURE__ */ new Map();
  for (const [at, { roots }] of visits.entries())
    for (const id of reached(graph2, roots)) seenBy.set(id, (seenBy.get(id) ?? /* @__PURE__ */ new Set()).add(at));
  const chunks = /* @__PURE__ */ new Map();
  const chunkOf = /* @__PURE__ */ new Map();
  for (const [id, seen] of seenBy) {
    const group = apart2(id);
    const key = group ?? [...seen].join();
    const empty = { modules: [], bytes: 0, imports: /* @__PURE__ */ new Set(), seen: /* @__PURE__ */ new Set() };
    const chunk = chunks.get(key) ?? { ...empty, apart: group !== void 0 };
    chunks.set(key, chunk);
    chunkOf.set(id, chunk);
    chunk.modules.push(id);
    chunk.bytes += (graph2.get(id)?.bytes ?? 0) * packed;
    for (const at of seen) chunk.seen.add(at);
  }
  for (const [id, chunk] of chunkOf)
    for (const imported of graph2.get(id)?.imports ?? []) {
      const other = chunkOf.get(imported);
      if (other && other !== chunk) chunk.imports.add(other);
    }
  return new Set(chunks.values());
}

// demo/bundling/visits.ts
var shell = ["header", "menu", "outlet", "footer", "floating-bar"];
var often = [
  [["goods-list", "cart-badge"], 110],
  [["cart"], 110],
  [[...shell, "home"], 160],
  [["goods-detail"], 32],
  [["cart-badge"], 280],
  [["price"], 40],
  [["price", "stock", "add-to-cart", "cart-badge", "if"], 24]
];
var budgeted = [[["help"], 6]];
var oftenInShop = [
  ["home", 40],
  ["goods-list", 24],
  ["goods-detail", 24],
  ["cart", 8],
  ["checkout", 2]
];
var oftenUsed = new Set(often.flatMap(([tags]) => tags));
function visitsOf(graph2) {
  const ids2 = [...graph2.keys()];
  const element = (tag) => ids2.filter((id) => id.endsWith(`/elements/trade-${tag}.ts`));
  const pageImports = ids2.filter((id) => id.includes("page-imports"));
  const [outlet] = element("outlet");
  const begin = (roots) => roots.flatMap((id) => id === outlet ? [id, ...pageImports] : [id]);
  const inShop = begin(shell.flatMap(element));
  const firstAdd = ids2.filter((id) => id.endsWith("/elements/first-add.ts"));
  const entries = ids2.filter((id) => graph2.get(id)?.entry);
  const within = new Map(entries.map((entry) => [entry, reached(graph2, [entry])]));
  function beside(id) {
    const entry = entries.find((root) => within.get(root)?.has(id));
    return entry && !pageImports.includes(id) ? begin([entry]) : inShop;
  }
  return [
    ...[...often, ...budgeted].map(([tags, weight]) => ({ roots: begin(tags.flatMap(element)), weight })),
    ...oftenInShop.map(([page, weight]) => ({
      roots: [...inShop, ...ids2.filter((id) => id.endsWith(`/${page}.page.tsx`))],
      weight
    })),
    // Goods that are added before anything else is there.
    { roots: firstAdd, weight: 60 },
    ...entries.map((entry) => ({ roots: begin([entry]), weight: 1 })),
    ...[...graph2.values()].flatMap(
      ({ id, lazy }) => lazy.filter((root) => !pageImports.includes(root)).map((root) => ({ roots: [...beside(id), root], weight: 0.04 }))
    )
  ];
}

// ../../../tmp/search.ts
var graph = new Map(JSON.parse(readFileSync("/tmp/graph.json", "utf8")).map((m) => [m.id, m]));
var react = /\/node_modules\/(react|react-dom|scheduler)\//;
function alone() {
  const modules = [...graph.values()];
  const imported = new Set(modules.flatMap(({ imports, lazy }) => [...imports, ...lazy]));
  const entries = new Set(modules.flatMap(({ id, entry }) => entry ? [id] : []));
  const rootsOf = /* @__PURE__ */ new Map();
  for (const root of /* @__PURE__ */ new Set([...entries, ...modules.flatMap(({ lazy }) => lazy)])) for (const id of reached(graph, [root])) rootsOf.set(id, [...rootsOf.get(id) ?? [], root]);
  const a = /* @__PURE__ */ new Map();
  for (const [id, [root = "", another]] of rootsOf) if (!another && entries.has(root) && !imported.has(root) && !root.includes("/elements/trade-")) a.set(id, root);
  return a;
}
var al = alone();
var apart = (id) => react.test(id) ? "react" : al.get(id);
var ids = [...graph.keys()];
var el = (t2) => ids.filter((id) => id.endsWith(`/elements/trade-${t2}.ts`) || id.endsWith(`/elements/trade-${t2}.tsx`));
var pi = ids.filter((id) => id.includes("page-imports"));
var pages = { "goods card": [["goods-card"], 107.5, 8], "goods list": [["goods-list", "cart-badge"], 120.4, 9], cart: [["cart"], 115.9, 7], detail: [["goods-detail"], 137.8, 11], checkout: [["checkout"], 169, 17], help: [["help"], 121.6, 12], header: [["header"], 134.1, 8], first: [["header", "menu", "outlet", "footer", "floating-bar", "home"], 154.5, 10], small: [["price", "stock", "add-to-cart", "cart-badge", "if"], 31.3, 6], badge: [["cart-badge"], 24.6, 3] };
function evaluate(weights, dflt = 1) {
  const visits = visitsOf(graph);
  const keys = ["list", "cart", "first", "detail", "badge", "price", "small", "help", "shome", "slist", "sdetail", "scart", "scheckout", "add"];
  keys.forEach((k, i) => {
    if (weights[k] !== void 0) visits[i].weight = weights[k];
  });
  for (const [k, w] of Object.entries(weights)) if (k.startsWith("e:")) {
    const id = el(k.slice(2))[0];
    const at = visits.findIndex((v, i) => i >= 14 && v.roots.length === 1 && v.roots[0] === id);
    if (at >= 0) visits[at].weight = w;
  }
  const chunks = mergeByUse(graph, visits, apart);
  const of = /* @__PURE__ */ new Map();
  chunks.forEach((ms, i) => ms.forEach((m) => of.set(m, i)));
  const size = chunks.map((ms) => ms.reduce((s, m) => s + (graph.get(m)?.bytes ?? 0), 0) * 0.285);
  const deps = chunks.map((ms) => new Set(ms.flatMap((m) => (graph.get(m)?.imports ?? []).map((x) => of.get(x)).filter((x) => x !== void 0))));
  const out = {};
  for (const [name, [tags]] of Object.entries(pages)) {
    const seen = /* @__PURE__ */ new Set();
    const go = (i) => {
      if (seen.has(i)) return;
      seen.add(i);
      for (const d of deps[i]) go(d);
    };
    for (const t2 of tags) for (const id of el(t2)) go(of.get(id));
    if (tags.includes("outlet")) pi.forEach((id) => go(of.get(id)));
    out[name] = [[...seen].reduce((s, i) => s + size[i], 0) / 1e3, seen.size];
  }
  return out;
}
var base = { list: 110, cart: 110, first: 160, detail: 32, badge: 280, price: 40, small: 24, help: 6, shome: 40, slist: 24, sdetail: 24, scart: 8, scheckout: 2, add: 60 };
var t = Date.now();
var b = evaluate(base);
console.log(Date.now() - t, "ms");
console.log(b);
var real = { "goods card": [107.2, 8], "goods list": [120.9, 9], cart: [116.3, 7], detail: [141.6, 10], checkout: [173.4, 17], help: [122.6, 10], header: [136.3, 7], first: [154.8, 9], small: [31.1, 6], badge: [24.5, 3] };
var off = {};
for (const k of Object.keys(real)) off[k] = [real[k][0] - b[k][0], real[k][1] - b[k][1]];
var score = (o) => {
  let s = 0;
  const over = [];
  for (const [k, [, h, f]] of Object.entries(pages)) {
    const kb = o[k][0] + off[k][0], n = o[k][1] + off[k][1];
    const d = Math.max(0, kb - h), e = Math.max(0, n - f);
    s += d + 1.2 * e;
    if (d || e) over.push(`${k} ${kb.toFixed(1)}/${h} ${n}/${f}`);
  }
  return [s, over];
};
var cur = { ...base, "e:header": 3, "e:checkout": 2 };
var [cs, co] = score(evaluate(cur));
console.log(cs, co.join("; "));
var end = Date.now() + Number(process.env.SECS) * 1e3;
while (Date.now() < end) {
  const next = { ...cur };
  const ks = Object.keys(next);
  for (let i = 0; i < 1 + Math.floor(Math.random() * 3); i++) {
    const k = ks[Math.floor(Math.random() * ks.length)];
    next[k] = Math.max(0.5, Math.round(next[k] * [0.4, 0.6, 0.75, 1.3, 1.6, 2.5][Math.floor(Math.random() * 6)] * 2) / 2);
  }
  const [s, o] = score(evaluate(next));
  if (s <= cs) {
    if (s < cs) console.log(s.toFixed(2), JSON.stringify(next), o.join("; "));
    cs = s;
    cur = next;
  }
}
export {
  evaluate
};
