-- additive
-- Apart from the column, whose lock would keep every reader of goods out for as long as this takes. What is held here
-- cannot turn until the next statement has seen how it stands; all else the triggers keep already.
SELECT count(*) FROM (
	SELECT FROM "goods" WHERE NOT EXISTS (
		SELECT FROM "sku" WHERE "sku"."goods_id" = "goods"."id" AND "sku"."stock" > "sku"."reserved")
	ORDER BY "id" FOR NO KEY UPDATE) AS "held";--> statement-breakpoint
UPDATE "goods" SET "in_stock" = false WHERE "in_stock" AND NOT EXISTS (
	SELECT FROM "sku" WHERE "sku"."goods_id" = "goods"."id" AND "sku"."stock" > "sku"."reserved");
