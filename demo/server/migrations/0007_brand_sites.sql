CREATE TABLE "commission_payout" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"payout_no" text NOT NULL,
	"customer_id" text NOT NULL,
	"placed_by" text NOT NULL,
	"amount" numeric(14, 2) NOT NULL,
	"state" integer DEFAULT 10 NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	CONSTRAINT "commission_payout_payout_no_unique" UNIQUE("payout_no")
);
--> statement-breakpoint
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
CREATE TABLE "dictionary_item" (
	"site_id" text NOT NULL,
	"dict_code" text NOT NULL,
	"item_code" text NOT NULL,
	"item_name" text NOT NULL,
	CONSTRAINT "dictionary_item_site_id_dict_code_item_code_pk" PRIMARY KEY("site_id","dict_code","item_code")
);
--> statement-breakpoint
DROP INDEX "cart_line_sku";--> statement-breakpoint
DROP INDEX "cart_line_customer";--> statement-breakpoint
ALTER TABLE "promotion_record" ALTER COLUMN "invited_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "promotion_record" ALTER COLUMN "order_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "shop" ADD COLUMN "currency" text DEFAULT 'CNY' NOT NULL;--> statement-breakpoint
ALTER TABLE "expense_claim" ADD COLUMN "expenses" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "brand_site" ADD COLUMN "hosts" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "currency_rule" ADD COLUMN "code" text DEFAULT 'CNY' NOT NULL;--> statement-breakpoint
ALTER TABLE "site_option" ADD COLUMN "captcha" text DEFAULT 'always' NOT NULL;--> statement-breakpoint
ALTER TABLE "cart_coupons" ADD COLUMN "site_id" text DEFAULT '1001' NOT NULL;--> statement-breakpoint
ALTER TABLE "cart_line" ADD COLUMN "site_id" text DEFAULT '1001' NOT NULL;--> statement-breakpoint
ALTER TABLE "cart_line" ADD COLUMN "goods_price_unit" text;--> statement-breakpoint
ALTER TABLE "checkout_draft" ADD COLUMN "site_id" text DEFAULT '1001' NOT NULL;--> statement-breakpoint
ALTER TABLE "offer_price" ADD COLUMN "delivery_days" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "site_id" text DEFAULT '1001' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "gift_from" numeric(14, 2);--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "gift_worth" numeric(14, 2);--> statement-breakpoint
ALTER TABLE "pay_order" ADD COLUMN "site_id" text DEFAULT '1001' NOT NULL;--> statement-breakpoint
ALTER TABLE "refund" ADD COLUMN "for_gift" numeric(14, 2) DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "brand_site_member" ADD CONSTRAINT "brand_site_member_group_id_brand_site_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."brand_site"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brand_site_member" ADD CONSTRAINT "brand_site_member_site_id_brand_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."brand_site"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brand_site_shop" ADD CONSTRAINT "brand_site_shop_site_id_brand_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."brand_site"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dictionary_item" ADD CONSTRAINT "dictionary_item_site_id_brand_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."brand_site"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "commission_payout_customer" ON "commission_payout" USING btree ("customer_id","created_at");--> statement-breakpoint
CREATE INDEX "commission_payout_state" ON "commission_payout" USING btree ("state");--> statement-breakpoint
CREATE UNIQUE INDEX "cart_line_sku" ON "cart_line" USING btree ("customer_id","site_id","sku_id") WHERE "cart_line"."shop_car_biz_type" = 10;--> statement-breakpoint
CREATE INDEX "cart_line_customer" ON "cart_line" USING btree ("customer_id","site_id");