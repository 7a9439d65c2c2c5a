<?php

declare(strict_types=1);

namespace CourantDesk\Settings\Admin;

use CourantDesk\Kernel\Settings\Field;
use CourantDesk\Kernel\Settings\Group;
use WP_REST_Request;
use WP_REST_Response;

/**
 * `courant/v1/settings`: all settings with their fields (GET), and changes of some (PUT, `{room: {key: value}}`). What a
 * field does not take is left as it was and named in `refused`; the rest is stored. For those who manage the desk.
 */
final class SettingsRoute
{
    public const CAPABILITY = 'manage_awsm_jobs';

    /** @param list<Group> $groups */
    public function __construct(private readonly array $groups)
    {
    }

    public function boot(): void
    {
        add_action('rest_api_init', [$this, 'register']);
    }

    public function register(): void
    {
        $permission = static fn (): bool => current_user_can(self::CAPABILITY);
        register_rest_route('courant/v1', '/settings', [
            ['methods' => 'GET', 'callback' => fn (): WP_REST_Response => new WP_REST_Response(['rooms' => $this->rooms(), 'refused' => []]), 'permission_callback' => $permission],
            [
                'methods' => 'PUT',
                'callback' => $this->save(...),
                'permission_callback' => $permission,
                'args' => ['changes' => ['type' => 'object', 'required' => true, 'description' => 'New values by room and key.']],
            ],
            'schema' => [$this, 'schema'],
        ]);
    }

    /** @param WP_REST_Request<array<string, mixed>> $request */
    public function save(WP_REST_Request $request): WP_REST_Response
    {
        $changes = $request->get_param('changes');
        $changes = is_array($changes) ? $changes : [];
        $refused = [];
        foreach ($this->groups as $group) {
            $wanted = $changes[$group->room()] ?? null;
            if (is_array($wanted)) {
                $refused = [...$refused, ...$this->saveOne($group, $wanted)];
            }
        }

        return new WP_REST_Response(['rooms' => $this->rooms(), 'refused' => $refused]);
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
                'rooms' => ['type' => 'array', 'items' => ['type' => 'object', 'properties' => [
                    'room' => $text,
                    'title' => $text,
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
                    ]]],
                ]]],
                'refused' => ['type' => 'array', 'items' => ['type' => 'object', 'properties' => ['room' => $text, 'key' => $text, 'message' => $text]]],
            ],
        ];
    }

    /**
     * @param array<array-key, mixed> $wanted
     * @return list<array{room: string, key: string, message: string}>
     */
    private function saveOne(Group $group, array $wanted): array
    {
        $known = array_flip(array_map(static fn (Field $field): string => $field->key, $group->fields()));
        $input = new SettingsInput($group);
        $refused = [];
        $changes = [];
        foreach (array_intersect_key($wanted, $known) as $key => $value) {
            $complaint = $input->objection($key, $value);
            if ($complaint === '') {
                $changes[$key] = $value;
            } else {
                $refused[] = ['room' => $group->room(), 'key' => $key, 'message' => $complaint];
            }
        }
        $group->forget();
        $group->save($changes);

        return $refused;
    }

    /** @return list<array{room: string, title: string, fields: list<array<string, mixed>>}> */
    private function rooms(): array
    {
        return array_map(static fn (Group $group): array => [
            'room' => $group->room(),
            'title' => $group->title(),
            'fields' => array_map(static fn (Field $field): array => [
                'key' => $field->key,
                'type' => $field->type,
                'label' => $field->label,
                'help' => $field->help,
                'choices' => array_map(
                    static fn (string $value, string $label): array => ['value' => $value, 'label' => $label],
                    array_map('strval', array_keys($field->choices)),
                    array_values($field->choices),
                ),
                'min' => $field->min,
                'max' => $field->max,
                'default' => $field->default,
                'value' => $group->values()[$field->key] ?? $field->default,
            ], $group->fields()),
        ], $this->groups);
    }
}
