CREATE TABLE "brand_site_member" (
	"group_id" text NOT NULL,
	"site_id" text NOT NULL,
	CONSTRAINT "brand_site_member_group_id_site_id_pk" PRIMARY KEY("group_id","site_id")
);
--> statement-breakpoint
CREATE TABLE "brand_site_shop" (
	"site_id" text NOT NULL,
	"shop_id" text NOT NULL,
	CONSTRAINT "brand_site_shop_shop_id_site_id_pk" PRIMARY KEY("shop_id","site_id")
);
--> statement-breakpoint
DROP INDEX "cart_line_sku";--> statement-breakpoint
DROP INDEX "cart_line_customer";--> statement-breakpoint
ALTER TABLE "shop" ADD COLUMN "currency" text DEFAULT 'CNY' NOT NULL;--> statement-breakpoint
ALTER TABLE "brand_site" ADD COLUMN "hosts" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "currency_rule" ADD COLUMN "code" text DEFAULT 'CNY' NOT NULL;--> statement-breakpoint
ALTER TABLE "site_option" ADD COLUMN "captcha" text DEFAULT 'always' NOT NULL;--> statement-breakpoint
ALTER TABLE "cart_coupons" ADD COLUMN "site_id" text DEFAULT '1001' NOT NULL;--> statement-breakpoint
ALTER TABLE "cart_line" ADD COLUMN "site_id" text DEFAULT '1001' NOT NULL;--> statement-breakpoint
ALTER TABLE "checkout_draft" ADD COLUMN "site_id" text DEFAULT '1001' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "site_id" text DEFAULT '1001' NOT NULL;--> statement-breakpoint
ALTER TABLE "pay_order" ADD COLUMN "site_id" text DEFAULT '1001' NOT NULL;--> statement-breakpoint
ALTER TABLE "brand_site_member" ADD CONSTRAINT "brand_site_member_group_id_brand_site_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."brand_site"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brand_site_member" ADD CONSTRAINT "brand_site_member_site_id_brand_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."brand_site"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brand_site_shop" ADD CONSTRAINT "brand_site_shop_site_id_brand_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."brand_site"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "cart_line_sku" ON "cart_line" USING btree ("customer_id","site_id","sku_id") WHERE "cart_line"."shop_car_biz_type" = 10;--> statement-breakpoint
CREATE INDEX "cart_line_customer" ON "cart_line" USING btree ("customer_id","site_id");