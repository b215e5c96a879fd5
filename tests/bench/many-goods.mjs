/**
 * Fills a seeded catalogue up with variations of its goods: other models, names, codes, prices and sales, spread over
 * brands, categories and shops as they are. Texts and pairs of signs are those that the server would write, with those
 * of the first model left in beside them.
 */
const copies = `
create temp table copy on commit drop as
with original as (
  select goods.id, model, regexp_replace(lower(model), '[^a-z0-9.]', '', 'g') as plain, sku.id as sku_id,
    row_number() over (order by goods.id) as nth
  from goods join sku on sku.goods_id = goods.id and position = 0 where goods.id::int < 980000),
turned as (
  select original.*, turn, substr('01234567890123456789', turn % 10 + 1, 10) as digits,
    chr(97 + turn / 26 % 26) || chr(97 + turn % 26) || turn % 7 as series
  from original, generate_series(1, $1 / (select count(*)::int from original) + 1) as turn)
select id as of_id, sku_id as of_sku, (id::int + turn * 1000000)::text as id, nth, turn, series, model as of_model,
  plain as of_plain, floor(2 ^ (random() ^ 2 * 14))::int as sales, (0.8 + random() * 0.4)::numeric as factor,
  -- Numbers of three digits and more are models; M8 and DN25 are sizes that every maker has.
  case when model ~ '\\d{3}' then translate(model, '0123456789', digits) else model end as model,
  case when model ~ '\\d{3}' then translate(plain, '0123456789', digits) else plain end as plain
from turned order by turn, nth limit greatest(0, $1 - (select count(*) from goods));
create index on copy (of_id);
analyze copy`

// Its triggers would look for each product's SKUs without an index.
const rows = `
alter table sku disable trigger user;
insert into goods (id, created_at, updated_at, shop_id, brand_id, department_id, group_id, category_id, goods_name, model,
    drawings, attrs, open_price, plain_price, level_prices, member_price_level, in_stock, sales, weight, customizable,
    delivery_days, shelf_at, status, search_text, grams)
  select copy.id, created_at, updated_at, shop_id, brand_id, department_id, group_id, category_id,
    replace(goods_name, of_model, copy.model) || ' ' || upper(series), copy.model, drawings, attrs,
    round(open_price * factor, 2), round(plain_price * factor, 2),
    array(select round(price * factor, 2) from unnest(level_prices) as price), member_price_level,
    (select stock > 0 from sku where sku.id = of_sku), copy.sales, copy.sales,
    customizable, delivery_days, shelf_at - (nth * turn % 900) * interval '1 day', status,
    replace(search_text, of_plain, plain) || series || ' ' || plain || series || ' ',
    grams || array(select substr(plain || series, at, 2) from generate_series(1, length(plain || series) - 1) as at)
  from copy join goods on goods.id = of_id order by turn, nth;
insert into sku (id, goods_id, position, sku_code, spec, goods_price, brand_price, stock, reserved, safety_stock,
    min_order_qty, step, updated_at, warehouse_id)
  select copy.id || '01', copy.id, 0,
    replace(sku_code, of_model, copy.model) || upper(series) || turn || '-' || nth, spec, round(goods_price * factor, 2),
    round(brand_price * factor, 2), stock, 0, safety_stock, min_order_qty, step, updated_at, warehouse_id
  from copy join sku on sku.id = of_sku;
alter table sku enable trigger user;
insert into price_unit (item_id, goods_id, unit_code, unit_name, ratio, default_price_unit)
  select copy.id || substr(item_id, length(of_id) + 1), copy.id, unit_code, unit_name, ratio,
    default_price_unit from copy join price_unit on goods_id = of_id;
insert into member_price (sku_id, level, min_quantity, price)
  select copy.id || '01', level, min_quantity, round(price * factor, 2)
  from copy join member_price on sku_id = of_sku`

const lists = ['goods', 'sku', 'price_unit', 'member_price']

/**
 * @param client of the database, after the server has filled it
 * @param count products in the end, those of the seed among them
 * @returns seconds that the index over texts took
 */
export async function fillUp(client, count) {
  const { rows: indexes } = await client.query(
    `select indexname as name, indexdef as made from pg_indexes left join pg_constraint on conname = indexname
     where tablename = any($1) and conname is null`,
    [lists],
  )
  // An index that is there while a million rows come takes ten times as long as one that is made afterwards.
  for (const { name } of indexes) await client.query(`drop index ${client.escapeIdentifier(name)}`)
  await client.query('begin')
  for (const statement of copies.replaceAll('$1', String(count)).split(';\n')) await client.query(statement)
  for (const statement of rows.split(';\n')) await client.query(statement)
  await client.query('commit')
  let indexing = 0
  for (const { name, made } of indexes) {
    const began = performance.now()
    await client.query(made)
    if (name === 'goods_grams') indexing = (performance.now() - began) / 1000
  }
  await client.query('vacuum analyze')
  return indexing
}
