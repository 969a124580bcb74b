;; Multiplies rows of whole numbers with a matrix: the one hot loop of the sentence encoder.
;; out[row][o] = sum over k of rows[row][k] * weights[o][k], with rows of int16, weights of int8 and sums of int32.
;; Four rows at a time, so that the number of rows must be a multiple of 4; the inner length one of 16.
(module
  (memory (export "memory") 1)
  (func (export "multiply")
    (param $rows i32) (param $count i32) (param $weights i32) (param $inner i32) (param $outer i32) (param $out i32)
    (local $o i32) (local $row i32) (local $k i32) (local $w i32) (local $x i32) (local $stride i32)
    (local $low v128) (local $high v128) (local $cell i32)
    (local $a v128) (local $b v128) (local $c v128) (local $d v128)
    (local.set $stride (i32.shl (local.get $inner) (i32.const 1)))
    (loop $eachOutput
      (local.set $row (i32.const 0))
      (loop $eachFourRows
        (local.set $a (v128.const i32x4 0 0 0 0))
        (local.set $b (local.get $a))
        (local.set $c (local.get $a))
        (local.set $d (local.get $a))
        (local.set $w (i32.add (local.get $weights) (i32.mul (local.get $o) (local.get $inner))))
        (local.set $x (i32.add (local.get $rows) (i32.mul (local.get $row) (local.get $stride))))
        (local.set $k (i32.const 0))
        (loop $eachSixteen
          (local.set $low (i16x8.extend_low_i8x16_s (v128.load (local.get $w))))
          (local.set $high (i16x8.extend_high_i8x16_s (v128.load (local.get $w))))
          (local.set $cell (local.get $x))
          (local.set $a (i32x4.add (local.get $a) (i32x4.add
            (i32x4.dot_i16x8_s (local.get $low) (v128.load (local.get $cell)))
            (i32x4.dot_i16x8_s (local.get $high) (v128.load offset=16 (local.get $cell))))))
          (local.set $cell (i32.add (local.get $cell) (local.get $stride)))
          (local.set $b (i32x4.add (local.get $b) (i32x4.add
            (i32x4.dot_i16x8_s (local.get $low) (v128.load (local.get $cell)))
            (i32x4.dot_i16x8_s (local.get $high) (v128.load offset=16 (local.get $cell))))))
          (local.set $cell (i32.add (local.get $cell) (local.get $stride)))
          (local.set $c (i32x4.add (local.get $c) (i32x4.add
            (i32x4.dot_i16x8_s (local.get $low) (v128.load (local.get $cell)))
            (i32x4.dot_i16x8_s (local.get $high) (v128.load offset=16 (local.get $cell))))))
          (local.set $cell (i32.add (local.get $cell) (local.get $stride)))
          (local.set $d (i32x4.add (local.get $d) (i32x4.add
            (i32x4.dot_i16x8_s (local.get $low) (v128.load (local.get $cell)))
            (i32x4.dot_i16x8_s (local.get $high) (v128.load offset=16 (local.get $cell))))))
          (local.set $w (i32.add (local.get $w) (i32.const 16)))
          (local.set $x (i32.add (local.get $x) (i32.const 32)))
          (br_if $eachSixteen
            (i32.lt_u (local.tee $k (i32.add (local.get $k) (i32.const 16))) (local.get $inner))))
        (local.set $cell (i32.add (local.get $out)
          (i32.shl (i32.add (i32.mul (local.get $row) (local.get $outer)) (local.get $o)) (i32.const 2))))
        (i32.store (local.get $cell) (call $sum (local.get $a)))
        (local.set $cell (i32.add (local.get $cell) (i32.shl (local.get $outer) (i32.const 2))))
        (i32.store (local.get $cell) (call $sum (local.get $b)))
        (local.set $cell (i32.add (local.get $cell) (i32.shl (local.get $outer) (i32.const 2))))
        (i32.store (local.get $cell) (call $sum (local.get $c)))
        (local.set $cell (i32.add (local.get $cell) (i32.shl (local.get $outer) (i32.const 2))))
        (i32.store (local.get $cell) (call $sum (local.get $d)))
        (br_if $eachFourRows
          (i32.lt_u (local.tee $row (i32.add (local.get $row) (i32.const 4))) (local.get $count))))
      (br_if $eachOutput
        (i32.lt_u (local.tee $o (i32.add (local.get $o) (i32.const 1))) (local.get $outer)))))
  (func $sum (param $v v128) (result i32)
    (i32.add
      (i32.add (i32x4.extract_lane 0 (local.get $v)) (i32x4.extract_lane 1 (local.get $v)))
      (i32.add (i32x4.extract_lane 2 (local.get $v)) (i32x4.extract_lane 3 (local.get $v))))))
