-- additive
-- Triggers, not a function of the server, keep the column: while servers are replaced one by one, those of the version
-- before go on selling, and know nothing of it.
ALTER TABLE "goods" ADD COLUMN "in_stock" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "goods" ALTER COLUMN "in_stock" SET DEFAULT false;--> statement-breakpoint
CREATE FUNCTION "keep_in_stock"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	turned text[];
BEGIN
	-- Where an SKU stays available, or stays out, no row of a product is held.
	IF tg_op = 'UPDATE' THEN
		turned := ARRAY(
			SELECT unnest(ARRAY["before"."goods_id", "after"."goods_id"]) FROM "before" JOIN "after" USING ("id")
			WHERE ("before"."goods_id", "before"."stock" > "before"."reserved")
				IS DISTINCT FROM ("after"."goods_id", "after"."stock" > "after"."reserved"));
	ELSE
		turned := ARRAY(SELECT "goods_id" FROM "after" WHERE "stock" > "reserved");
	END IF;
	-- Two orders may take the last pieces of two SKUs of a product at once: the second waits here, and the statement after
	-- this one sees what the first did.
	PERFORM FROM "goods" WHERE "id" = ANY(turned) ORDER BY "id" FOR NO KEY UPDATE;
	UPDATE "goods" SET "in_stock" = NOT "in_stock" WHERE "id" = ANY(turned) AND "in_stock" <> EXISTS (
		SELECT FROM "sku" WHERE "sku"."goods_id" = "goods"."id" AND "sku"."stock" > "sku"."reserved");
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "sku_added" AFTER INSERT ON "sku" REFERENCING NEW TABLE AS "after"
	FOR EACH STATEMENT EXECUTE FUNCTION "keep_in_stock"();--> statement-breakpoint
CREATE TRIGGER "sku_changed" AFTER UPDATE ON "sku" REFERENCING OLD TABLE AS "before" NEW TABLE AS "after"
	FOR EACH STATEMENT EXECUTE FUNCTION "keep_in_stock"();--> statement-breakpoint
CREATE TRIGGER "sku_removed" AFTER DELETE ON "sku" REFERENCING OLD TABLE AS "after"
	FOR EACH STATEMENT EXECUTE FUNCTION "keep_in_stock"();--> statement-breakpoint
DROP INDEX "goods_kinds";--> statement-breakpoint
DROP INDEX "goods_sampled";--> statement-breakpoint
CREATE INDEX "goods_kinds" ON "goods" USING btree ("category_id","group_id","department_id","brand_id","shop_id","in_stock") WHERE "goods"."status" = 10;--> statement-breakpoint
CREATE INDEX "goods_sampled" ON "goods" USING btree ("department_id","group_id","category_id","brand_id","shop_id","in_stock") WHERE "goods"."status" = 10 and (hashtext("goods"."id") & 63) = 0;
