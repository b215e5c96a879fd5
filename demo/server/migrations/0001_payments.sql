ALTER TABLE "pay_receipt" DROP CONSTRAINT "pay_receipt_channel_channel_no_pk";--> statement-breakpoint
ALTER TABLE "pay_receipt" ADD COLUMN "provider" text;--> statement-breakpoint
UPDATE "pay_receipt" SET "provider" = CASE WHEN "channel" IN ('scan', 'banking') THEN 'unionpay' ELSE "channel" END;--> statement-breakpoint
-- One word that was counted at several channels: the first keeps the provider's number, the others stay in the books.
UPDATE "pay_receipt" SET "channel_no" = "pay_receipt"."channel_no" || '/' || "pay_receipt"."channel" FROM (
	SELECT "channel", "channel_no", row_number() OVER (
		PARTITION BY "provider", "channel_no" ORDER BY "outcome" = 'paid' DESC, "created_at", "channel"
	) AS "place" FROM "pay_receipt"
) AS "counted" WHERE "counted"."channel" = "pay_receipt"."channel"
	AND "counted"."channel_no" = "pay_receipt"."channel_no" AND "counted"."place" > 1;--> statement-breakpoint
ALTER TABLE "pay_receipt" ALTER COLUMN "provider" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "pay_receipt" ADD CONSTRAINT "pay_receipt_provider_channel_no_pk" PRIMARY KEY("provider","channel_no");--> statement-breakpoint
ALTER TABLE "pay_password_try" ADD COLUMN "checking" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "pay_password_try" ADD COLUMN "checking_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "sign_in_attempt" ADD COLUMN "checking" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "sign_in_attempt" ADD COLUMN "checking_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "pay_order" ADD COLUMN "page_key" text DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "pay_order" ADD COLUMN "opened" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
UPDATE "pay_order" SET "opened" = jsonb_build_array(CASE "pay_code"
	WHEN 10 THEN 'scan' WHEN 20 THEN 'alipay' WHEN 30 THEN 'wechat' WHEN 70 THEN 'unionpay' ELSE 'banking' END)
	WHERE "opened_at" IS NOT NULL AND "pay_code" IN (10, 20, 30, 70, 100);--> statement-breakpoint
CREATE INDEX "pay_order_opened" ON "pay_order" USING btree ("opened_at");--> statement-breakpoint
ALTER TABLE "pay_order" ADD CONSTRAINT "pay_order_page_key_unique" UNIQUE("page_key");