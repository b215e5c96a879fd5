ALTER TABLE "orders" ADD COLUMN "gift_of" text;--> statement-breakpoint
CREATE INDEX "orders_gift_of" ON "orders" USING btree ("gift_of");