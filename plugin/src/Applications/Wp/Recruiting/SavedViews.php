<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Wp\Recruiting;

use CourantDesk\Kernel\Utf8;

/** The views of the list that a user keeps under a name; on each site of a network their own. */
final class SavedViews
{
    public const OPTION = 'courant_application_views';
    public const MOST = 20;

    /** @return list<array{id: string, name: string, query: string}> */
    public function read(int $user): array
    {
        $stored = get_user_option(self::OPTION, $user);

        return self::clean(is_array($stored) ? $stored : []);
    }

    /**
     * @param array<array-key, mixed> $views
     * @return list<array{id: string, name: string, query: string}> as they were stored
     */
    public function write(int $user, array $views): array
    {
        $clean = self::clean($views);
        update_user_option($user, self::OPTION, wp_slash($clean));

        return $clean;
    }

    /**
     * @param array<array-key, mixed> $views
     * @return list<array{id: string, name: string, query: string}>
     */
    private static function clean(array $views): array
    {
        $clean = [];
        foreach (array_slice($views, 0, self::MOST) as $view) {
            $name = is_array($view) && is_string($view['name'] ?? null) ? Utf8::cut(Utf8::line($view['name']), 60) : '';
            $query = is_array($view) && is_string($view['query'] ?? null) ? Utf8::cut(Utf8::line($view['query']), 1000) : '';
            $id = is_array($view) && is_string($view['id'] ?? null) && preg_match('/^[a-z0-9-]{1,40}$/', $view['id']) === 1 ? $view['id'] : '';
            if ($name !== '') {
                $clean[] = ['id' => $id !== '' ? $id : wp_generate_uuid4(), 'name' => $name, 'query' => $query];
            }
        }

        return $clean;
    }
}
