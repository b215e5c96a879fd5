-- additive
ALTER TABLE "order_line" ADD COLUMN "price_trace" jsonb;