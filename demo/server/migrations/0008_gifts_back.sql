ALTER TABLE "orders" ADD COLUMN "gift_from" numeric(14, 2);--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "gift_worth" numeric(14, 2);--> statement-breakpoint
ALTER TABLE "refund" ADD COLUMN "for_gift" numeric(14, 2) DEFAULT 0 NOT NULL;