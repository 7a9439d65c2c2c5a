<?php

declare(strict_types=1);

namespace CourantDesk\Openings\Storage;

use CourantDesk\Openings\Domain\OpeningField;
use CourantDesk\Openings\Domain\OpeningFields;
use CourantDesk\Openings\Fields\OpeningFieldRegistry;

/** Registers the typed meta of openings for REST and revisions: one for each field, and the number of views. */
final class OpeningMeta
{
    public const VIEWS = 'awsm_views_count';

    /** Closing time when it last matched `awsm_job_expiry`; not in REST. */
    public const CLOSING_SYNCHRONIZED = '_courant_closing_agreed';

    public function __construct(private readonly OpeningFields $fields = new OpeningFieldRegistry())
    {
    }

    public function register(): void
    {
        foreach ($this->fields->all() as $field) {
            $this->registerField($field);
        }
        register_post_meta(OpeningPostType::NAME, self::VIEWS, [
            'type' => 'integer',
            'single' => true,
            'default' => 0,
            'show_in_rest' => ['schema' => ['readonly' => true, 'context' => ['edit']]],
            'sanitize_callback' => 'absint',
            'auth_callback' => '__return_false',
        ]);
    }

    /** Hides the plugin's fields in the custom fields meta box, because the editors have separate controls for them. */
    public function protectMeta(bool $protected, string $key, string $type = ''): bool
    {
        if ($protected || !in_array($type, ['', 'post'], true)) {
            return $protected;
        }
        foreach ($this->fields->all() as $field) {
            if ($field->key() === $key) {
                return true;
            }
        }

        return $key === self::VIEWS;
    }

    private function registerField(OpeningField $field): void
    {
        register_post_meta(OpeningPostType::NAME, $field->key(), [
            'type' => $field->type(),
            'single' => true,
            'default' => $field->emptyValue(),
            'show_in_rest' => [
                'schema' => $field->schema() + ['context' => $field->isPublic() ? ['view', 'edit'] : ['edit']],
            ],
            'revisions_enabled' => true,
            // WordPress passes three arguments to the callback; fields accept only the value.
            'sanitize_callback' => static fn (mixed $value): mixed => $field->sanitize($value),
            'auth_callback' => static fn (bool $allowed, string $key, int $post, int $user): bool
                => user_can($user, 'edit_post', $post),
        ]);
    }
}
