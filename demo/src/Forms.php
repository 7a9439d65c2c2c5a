<?php

declare(strict_types=1);

namespace CourantDemo;

/** Creates application forms as the form builder stores them, in their first version. */
final class Forms
{
    private const TYPE = 'courant_form';

    public function __construct(private readonly DemoRecords $records)
    {
    }

    public static function isPossible(): bool
    {
        return post_type_exists(self::TYPE);
    }

    public function create(Row $forms): int
    {
        $count = 0;
        foreach ($forms->rows() as $form) {
            $id = $this->records->getOrCreatePost('form:' . $form->text('key'), static fn (): array => [
                'post_type' => self::TYPE,
                'post_status' => 'private',
                'post_title' => $form->text('title'),
                'meta_input' => [
                    'courant_form_version' => 1,
                    'courant_form_v1' => (string) wp_json_encode($form->row('fields')->values()),
                ],
            ]);
            $count += $id > 0 ? 1 : 0;
        }
        return $count;
    }
}
