<?php

declare(strict_types=1);

namespace CourantDesk\Kernel;

/** Reads post meta with their types. */
final class PostMeta
{
    /** Returns a single value as text; '' if it is missing or not scalar. */
    public static function text(int $post, string $key): string
    {
        $value = get_post_meta($post, $key, true);

        return is_scalar($value) ? (string) $value : '';
    }
}
