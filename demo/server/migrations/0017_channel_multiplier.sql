-- additive
ALTER TABLE "customer" ADD COLUMN "platform_multiplier" integer DEFAULT 10000 NOT NULL;--> statement-breakpoint
CREATE INDEX "customer_channel" ON "customer" USING btree ("updated_at","id") WHERE "customer"."account_kind" = 'channel';