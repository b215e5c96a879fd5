-- additive
ALTER TABLE "order_line" ADD COLUMN "price_steps" jsonb;