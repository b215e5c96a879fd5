DROP INDEX "often_list_sku";--> statement-breakpoint
DROP INDEX "own_goods_code";--> statement-breakpoint
ALTER TABLE "collection" DROP CONSTRAINT "collection_customer_id_kind_ref_id_pk";--> statement-breakpoint
ALTER TABLE "commission_payout" ADD COLUMN "site_id" text DEFAULT '1001' NOT NULL;--> statement-breakpoint
ALTER TABLE "promotion_record" ADD COLUMN "site_id" text DEFAULT '1001' NOT NULL;--> statement-breakpoint
ALTER TABLE "remind" ADD COLUMN "site_id" text;--> statement-breakpoint
ALTER TABLE "collection" ADD COLUMN "site_id" text DEFAULT '1001' NOT NULL;--> statement-breakpoint
ALTER TABLE "often_list" ADD COLUMN "site_id" text DEFAULT '1001' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_comment" ADD COLUMN "site_id" text;--> statement-breakpoint
ALTER TABLE "bond" ADD COLUMN "site_id" text DEFAULT '1001' NOT NULL;--> statement-breakpoint
ALTER TABLE "invoice_charge" ADD COLUMN "site_id" text DEFAULT '1001' NOT NULL;--> statement-breakpoint
ALTER TABLE "expense_claim" ADD COLUMN "site_id" text DEFAULT '1001' NOT NULL;--> statement-breakpoint
ALTER TABLE "brand_site" ADD COLUMN "open" integer DEFAULT 10 NOT NULL;--> statement-breakpoint
ALTER TABLE "complaint" ADD COLUMN "site_id" text DEFAULT '1001' NOT NULL;--> statement-breakpoint
ALTER TABLE "agreed_price" ADD COLUMN "site_id" text DEFAULT '1001' NOT NULL;--> statement-breakpoint
ALTER TABLE "own_goods" ADD COLUMN "site_id" text DEFAULT '1001' NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "collection_once" ON "collection" USING btree ("customer_id","site_id","kind","ref_id");--> statement-breakpoint
CREATE UNIQUE INDEX "often_list_sku" ON "often_list" USING btree ("customer_id","site_id","sku_id");--> statement-breakpoint
CREATE UNIQUE INDEX "own_goods_code" ON "own_goods" USING btree ("customer_id","site_id","my_code") WHERE "own_goods"."my_code" <> '';