<?php

declare(strict_types=1);

namespace CourantDemo;

/** Creates the demo's authors. Their passwords are random: an administrator sets one to sign in as them. */
final class Authors
{
    /** The theme's user meta with the ID of a portrait. */
    private const PORTRAIT_META = 'courant_portrait';

    /** @var array<string, int> */
    private array $ids = [];

    public function __construct(private readonly DemoRecords $records, private readonly Images $images)
    {
    }

    public function create(Row $authors): int
    {
        foreach ($authors->rows() as $row) {
            if (wp_roles()->is_role($row->text('role'))) {
                $this->createIfMissing($row);
            }
        }
        return count($this->ids);
    }

    /** Returns the ID of the user with this key, or of the current user. */
    public function id(string $key): int
    {
        return $this->ids[$key] ?? get_current_user_id();
    }

    private function createIfMissing(Row $row): void
    {
        $key = $row->text('key');
        $this->records->createOnce("author:{$key}", function () use ($row): void {
            if (username_exists($row->text('login')) === false && email_exists($row->text('email')) === false) {
                DemoRecords::idOrThrow(wp_insert_user((object) $this->fields($row)));
            }
        });
        $user = get_user_by('login', $row->text('login'));
        if ($user instanceof \WP_User) {
            $this->ids[$key] = $user->ID;
        }
    }

    /** @return array<string, mixed> */
    private function fields(Row $row): array
    {
        return [
            'user_login' => $row->text('login'),
            'user_pass' => wp_generate_password(32),
            'user_email' => $row->text('email'),
            'user_nicename' => sanitize_title($row->text('name')),
            'display_name' => $row->text('name'),
            'first_name' => $row->text('first'),
            'last_name' => $row->text('last'),
            'description' => wp_slash($row->text('bio')),
            'role' => $row->text('role'),
            'meta_input' => [
                DemoRecords::META => $row->text('key'),
                self::PORTRAIT_META => $this->images->id($row->text('portrait')),
            ],
        ];
    }
}
