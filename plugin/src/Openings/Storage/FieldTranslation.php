<?php

declare(strict_types=1);

namespace CourantDesk\Openings\Storage;

use CourantDesk\Openings\Domain\OpeningFields;
use CourantDesk\Openings\Fields\OpeningFieldRegistry;

/**
 * Registers the fields of other plugins with WPML and Polylang. The fields of this plugin are in `wpml-config.xml`,
 * which both read.
 */
final class FieldTranslation
{
    public function __construct(private readonly OpeningFields $fields = new OpeningFieldRegistry())
    {
    }

    /** Adds the fields to the configuration that WPML has read from all files. */
    public function addToWpmlConfig(mixed $config): mixed
    {
        if (!is_array($config)) {
            return $config;
        }
        $root = is_array($config['wpml-config'] ?? null) ? $config['wpml-config'] : [];
        $section = is_array($root['custom-fields'] ?? null) ? $root['custom-fields'] : [];
        $known = is_array($section['custom-field'] ?? null) ? $section['custom-field'] : [];
        foreach ($this->fields->added() as $field) {
            $known[] = ['value' => $field->key(), 'attr' => ['action' => $field->translation()]];
        }
        $section['custom-field'] = $known;
        $root['custom-fields'] = $section;

        return ['wpml-config' => $root] + $config;
    }

    /**
     * Adds the meta keys that Polylang copies to a translation.
     *
     * @param array<array-key, mixed> $keys
     * @param bool $isSync whether existing translations are synchronized, so that translated values must be kept
     * @return array<array-key, mixed>
     */
    public function addToPolylang(array $keys, bool $isSync): array
    {
        foreach ($this->fields->added() as $field) {
            if ($field->translation() === 'copy' || ($field->translation() === 'translate' && !$isSync)) {
                $keys[] = $field->key();
            }
        }

        return $keys;
    }
}
