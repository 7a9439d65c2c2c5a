<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Wp;

use CourantDesk\Applications\Domain\ApplyRoute;

/** An opening's way to apply, in its meta, in REST and in revisions. */
final class ApplyMeta
{
    public const KEY = 'courant_apply';
    private const CONTRACT = 'awsm_pro_application_form';

    public function register(): void
    {
        register_post_meta(ApplicationType::OPENING, self::KEY, [
            'type' => 'object',
            'single' => true,
            'default' => [],
            'show_in_rest' => ['schema' => ['context' => ['edit'], 'properties' => [
                'way' => ['type' => 'string', 'enum' => ApplyRoute::WAYS],
                'form' => ['type' => 'integer', 'minimum' => 0],
                'target' => ['type' => 'string', 'maxLength' => 2000],
                'label' => ['type' => 'string', 'maxLength' => 100],
            ]]],
            'revisions_enabled' => true,
            'sanitize_callback' => static fn (mixed $value): array => $value === [] || $value === '' ? [] : ApplyRoute::read($value)->toArray(),
            'auth_callback' => static fn (bool $allowed, string $key, int $post, int $user): bool => user_can($user, 'edit_post', $post),
        ]);
        add_filter('is_protected_meta', static fn (bool $protected, string $key): bool => $protected || $key === self::KEY, 10, 2);
    }

    public function of(int $opening): ApplyRoute
    {
        $own = get_post_meta($opening, self::KEY, true);
        if (is_array($own) && $own !== []) {
            return ApplyRoute::read($own);
        }

        return ApplyRoute::readContract(get_post_meta($opening, self::CONTRACT, true));
    }
}
