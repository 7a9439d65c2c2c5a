<?php

declare(strict_types=1);

namespace CourantDesk\ApplicationForms\Storage;

use CourantDesk\ApplicationForms\Domain\ApplyMethod;
use CourantDesk\Kernel\PostTypes;

/** Stores the apply method in the meta of an opening, and exposes it in REST and in revisions. */
final class ApplyMethodRepository
{
    public const META_KEY = 'courant_apply';
    private const PRO_META_KEY = 'awsm_pro_application_form';

    public function register(): void
    {
        register_post_meta(PostTypes::OPENING, self::META_KEY, [
            'type' => 'object',
            'single' => true,
            'default' => [],
            'show_in_rest' => ['schema' => ['context' => ['edit'], 'properties' => [
                'way' => ['type' => 'string', 'enum' => ApplyMethod::METHODS],
                'form' => ['type' => 'integer', 'minimum' => 0],
                'target' => ['type' => 'string', 'maxLength' => 2000],
                'label' => ['type' => 'string', 'maxLength' => 100],
            ]]],
            'revisions_enabled' => true,
            'sanitize_callback' => static fn (mixed $value): array => $value === [] || $value === ''
                ? []
                : ApplyMethod::fromArray($value)->toArray(),
            'auth_callback' => static fn (bool $allowed, string $key, int $post, int $user): bool
                => user_can($user, 'edit_post', $post),
        ]);
    }

    /** Hides the meta from the custom fields box. */
    public function protectMeta(bool $protected, string $key): bool
    {
        return $protected || $key === self::META_KEY;
    }

    public function findByOpening(int $opening): ApplyMethod
    {
        $own = get_post_meta($opening, self::META_KEY, true);
        if (is_array($own) && $own !== []) {
            return ApplyMethod::fromArray($own);
        }

        return ApplyMethod::fromProMeta(get_post_meta($opening, self::PRO_META_KEY, true));
    }
}
