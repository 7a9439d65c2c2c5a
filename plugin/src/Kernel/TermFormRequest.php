<?php

declare(strict_types=1);

namespace CourantDesk\Kernel;

/** Reads fields that modules add to WordPress's screens for adding and editing terms. */
final class TermFormRequest
{
    /**
     * Returns the current request if it saves this field of the term and its user may edit the term, otherwise null,
     * such as for terms that other code saves. For the actions `created_*` and `edited_*`: before them, the screens of
     * WordPress check the nonce.
     */
    public static function forField(string $field, int $term): ?Request
    {
        $request = Request::fromGlobals();

        return $request->method() === 'POST' && $request->has($field) && current_user_can('edit_term', $term)
            ? $request
            : null;
    }
}
