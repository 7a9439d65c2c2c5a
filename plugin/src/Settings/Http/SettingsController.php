<?php

declare(strict_types=1);

namespace CourantDesk\Settings\Http;

use Closure;
use CourantDesk\Kernel\RestController;
use CourantDesk\Kernel\RestRoute;
use CourantDesk\Kernel\Settings\ModuleSettings;
use CourantDesk\Kernel\Settings\SettingsField;
use CourantDesk\Kernel\Settings\SettingsLock;
use CourantDesk\Settings\Admin\SettingsPolicy;
use CourantDesk\Settings\Admin\SettingsSanitizer;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

/**
 * Handles courant/v1/settings, which returns the settings that the user may change with their fields (GET), and changes
 * settings (PUT, `{module: {key: value}}`). A change of a field that the user may not change fails with 403 and stores
 * nothing. `base` contains the values that the changes are based on: if another user has changed one of them in the
 * meantime, the response is 409 with the stored settings, and nothing is stored. Without a base value, the stored value
 * is overwritten. Invalid values are ignored and listed in `refused`; other values are stored. A secret is never part
 * of a response: its value is always '', `saved` is true when one is stored; in a request, '' keeps it and null deletes
 * it.
 */
final class SettingsController implements RestController
{
    private readonly SettingsPolicy $policy;

    /** @param Closure(): list<ModuleSettings> $groups */
    public function __construct(private readonly Closure $groups, private readonly SettingsLock $lock)
    {
        $this->policy = new SettingsPolicy();
    }

    public function routes(): array
    {
        $permission = fn (): bool => $this->policy->editableGroups(($this->groups)()) !== [];
        $schema = $this->schema(...);
        $changes = ['type' => 'object', 'required' => true, 'description' => 'New values by group and key.'];
        $base = [
            'type' => 'object',
            'default' => [],
            'description' => 'The values before the changes, by group and key. A change of a value that differs fails.',
        ];

        return [
            new RestRoute('GET', '/settings', $permission, $this->read(...), schema: $schema),
            new RestRoute(
                method: 'PUT',
                path: '/settings',
                permission: $permission,
                callback: $this->save(...),
                parameters: ['changes' => $changes, 'base' => $base],
                schema: $schema,
            ),
        ];
    }

    private function read(): WP_REST_Response
    {
        return new WP_REST_Response(['groups' => $this->groupsToArray(), 'refused' => []]);
    }

    /** @param WP_REST_Request<array<string, mixed>> $request */
    public function save(WP_REST_Request $request): WP_REST_Response|WP_Error
    {
        $changes = $request->get_param('changes');
        $changes = is_array($changes) ? $changes : [];
        $forbidden = $this->findForbiddenLabels($changes);
        if ($forbidden !== []) {
            $message = sprintf(
                /* translators: %s: names of settings */
                __('You are not allowed to change these settings: %s. Nothing was saved.', 'courant-desk'),
                implode(', ', $forbidden),
            );

            return new WP_Error('courant_setting_forbidden', $message, ['status' => 403]);
        }
        $base = $request->get_param('base');

        return $this->lock->withLock(
            array_map(static fn (ModuleSettings $group): string => $group->optionName(), ($this->groups)()),
            fn (): WP_REST_Response|WP_Error => $this->saveUnchanged($changes, is_array($base) ? $base : []),
        );
    }

    /**
     * Saves the changes unless another user has changed one of their fields since `base`.
     *
     * @param array<array-key, mixed> $changes
     * @param array<array-key, mixed> $base
     */
    private function saveUnchanged(array $changes, array $base): WP_REST_Response|WP_Error
    {
        $changed = $this->findConflictLabels($changes, $base);
        if ($changed !== []) {
            $message = sprintf(
                /* translators: %s: names of settings */
                __('Another user changed these settings in the meantime: %s. Nothing was saved.', 'courant-desk'),
                implode(', ', $changed),
            );

            return new WP_Error('courant_settings_changed', $message, [
                'status' => 409,
                'groups' => $this->groupsToArray(),
            ]);
        }
        $refused = [];
        foreach (($this->groups)() as $group) {
            $moduleChanges = $changes[$group->groupId()] ?? null;
            if (is_array($moduleChanges)) {
                $refused = [...$refused, ...$this->saveGroup($group, $moduleChanges)];
            }
        }

        return new WP_REST_Response(['groups' => $this->groupsToArray(), 'refused' => $refused]);
    }

    /** @return array<string, mixed> */
    public function schema(): array
    {
        $text = ['type' => 'string'];

        return [
            '$schema' => 'http://json-schema.org/draft-04/schema#',
            'title' => 'courant-settings',
            'type' => 'object',
            'properties' => [
                'groups' => ['type' => 'array', 'items' => ['type' => 'object', 'properties' => [
                    'group' => $text,
                    'title' => $text,
                    'tab' => $text + ['description' => 'Title of the tab of the settings screen.'],
                    'fields' => ['type' => 'array', 'items' => ['type' => 'object', 'properties' => [
                        'key' => $text,
                        'type' => $text,
                        'label' => $text,
                        'help' => $text,
                        'choices' => ['type' => 'array'],
                        'min' => ['type' => 'integer'],
                        'max' => ['type' => 'integer'],
                        'default' => [],
                        'value' => [],
                        'saved' => ['type' => 'boolean'],
                    ]]],
                ]]],
                'refused' => [
                    'type' => 'array',
                    'items' => [
                        'type' => 'object',
                        'properties' => ['group' => $text, 'key' => $text, 'message' => $text],
                    ],
                ],
            ],
        ];
    }

    /**
     * @param array<array-key, mixed> $changes
     * @return list<string> labels of the changed fields that the user may not change
     */
    private function findForbiddenLabels(array $changes): array
    {
        $labels = [];
        foreach (($this->groups)() as $group) {
            $moduleChanges = $changes[$group->groupId()] ?? null;
            $moduleChanges = is_array($moduleChanges) ? $moduleChanges : [];
            foreach ($group->fields() as $field) {
                if (array_key_exists($field->key, $moduleChanges) && !$this->policy->canEdit($group, $field)) {
                    $labels[] = $field->label;
                }
            }
        }

        return $labels;
    }

    /**
     * @param array<array-key, mixed> $changes
     * @param array<array-key, mixed> $base
     * @return list<string> labels of the fields whose stored value is neither the one in `base` nor the new one
     */
    private function findConflictLabels(array $changes, array $base): array
    {
        $labels = [];
        foreach (($this->groups)() as $group) {
            $new = $changes[$group->groupId()] ?? null;
            $before = $base[$group->groupId()] ?? null;
            if (!is_array($new) || !is_array($before)) {
                continue;
            }
            $group->clearCache();
            foreach ($group->fields() as $field) {
                if (
                    $field->type !== 'secret'
                    && array_key_exists($field->key, $new)
                    && array_key_exists($field->key, $before)
                    && !in_array(
                        wp_json_encode($group->values()[$field->key] ?? $field->default),
                        [wp_json_encode($before[$field->key]), wp_json_encode($new[$field->key])],
                        true,
                    )
                ) {
                    $labels[] = $field->label;
                }
            }
        }

        return $labels;
    }

    /**
     * @param array<array-key, mixed> $moduleChanges
     * @return list<array{group: string, key: string, message: string}>
     */
    private function saveGroup(ModuleSettings $group, array $moduleChanges): array
    {
        $known = array_column($group->fields(), 'type', 'key');
        $input = new SettingsSanitizer($group);
        $refused = [];
        $changes = [];
        foreach (array_intersect_key($moduleChanges, $known) as $key => $value) {
            if ($known[$key] === 'secret' && $value === '') {
                continue;
            }
            $value = $known[$key] === 'secret' && $value === null ? '' : $value;
            $error = $input->validationError($key, $value);
            if ($error === '') {
                $changes[$key] = $value;
            } else {
                $refused[] = ['group' => $group->groupId(), 'key' => $key, 'message' => $error];
            }
        }
        $group->clearCache();
        $group->save($changes);

        return $refused;
    }

    /** @return list<array{group: string, title: string, tab: string, fields: list<array<string, mixed>>}> */
    private function groupsToArray(): array
    {
        return array_map(fn (ModuleSettings $group): array => [
            'group' => $group->groupId(),
            'title' => $group->title(),
            'tab' => $group->category()->title(),
            'fields' => array_map(static fn (SettingsField $field): array => [
                'key' => $field->key,
                'type' => $field->type,
                'label' => $field->label,
                'help' => $field->help,
                'placeholder' => $field->placeholder === null ? '' : ($field->placeholder)(),
                'choices' => array_map(
                    static fn (string $value, string $label): array => ['value' => $value, 'label' => $label],
                    array_map('strval', array_keys($field->choices)),
                    array_values($field->choices),
                ),
                'min' => $field->min,
                'max' => $field->max,
                'default' => $field->default,
                'value' => $field->type === 'secret' ? '' : $group->values()[$field->key] ?? $field->default,
                'saved' => $field->type === 'secret' && ($group->values()[$field->key] ?? '') !== '',
            ], $this->policy->editableFields($group)),
        ], $this->policy->editableGroups(($this->groups)()));
    }
}
