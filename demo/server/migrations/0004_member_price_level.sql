-- additive
ALTER TABLE "goods" ADD COLUMN "member_price_level" integer;--> statement-breakpoint
UPDATE "goods" SET "member_price_level" = (
	SELECT min("member_price"."level") FROM "member_price" INNER JOIN "sku" ON "sku"."id" = "member_price"."sku_id"
	WHERE "sku"."goods_id" = "goods"."id"
);
