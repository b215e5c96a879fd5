ALTER TABLE "search_word" ADD COLUMN "keys" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE INDEX "goods_price_falling" ON "goods" USING btree ("open_price" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "goods_kinds" ON "goods" USING btree ("department_id","group_id","category_id","brand_id","shop_id") WHERE "goods"."status" = 10;--> statement-breakpoint
CREATE INDEX "goods_brand_kinds" ON "goods" USING btree ("brand_id","category_id","shop_id") WHERE "goods"."status" = 10;--> statement-breakpoint
CREATE INDEX "goods_sample" ON "goods" USING gin ("grams") WITH (fastupdate=false) WHERE (hashtext("goods"."id") & 63) = 0;--> statement-breakpoint
CREATE INDEX "goods_sampled" ON "goods" USING btree ("department_id") WHERE (hashtext("goods"."id") & 63) = 0;--> statement-breakpoint
CREATE INDEX "search_word_keys" ON "search_word" USING gin ("keys");--> statement-breakpoint
UPDATE "search_word" SET "keys" = ARRAY(
	SELECT substr("word", "at", 1) FROM generate_series(1, char_length("word")) AS "at"
	UNION SELECT substr("word", "at", 2) FROM generate_series(1, char_length("word") - 1) AS "at"
	UNION SELECT '^' || left("word", CASE WHEN char_length("word") < 5 THEN 1 ELSE 2 END)
	UNION SELECT right("word", CASE WHEN char_length("word") < 5 THEN 1 ELSE 2 END) || '$'
);
