<?php

declare(strict_types=1);

namespace CourantDemo;

/** Creates drawn ads for every slot in its sizes, and a banner for slots that would need consent. */
final class Ads
{
    private const TYPE = 'courant_ad';

    public function __construct(private readonly DemoRecords $records, private readonly Images $images)
    {
    }

    public static function isPossible(): bool
    {
        return post_type_exists(self::TYPE);
    }

    public function create(Row $ads): int
    {
        $this->records->createOnce('banner', static function (): void {
            update_option('courant_consent', ['banner' => 'own']);
        });
        $count = 0;
        foreach ($ads->rows() as $row) {
            $count += $this->createIfMissing($row) > 0 ? 1 : 0;
        }
        return $count;
    }

    private function createIfMissing(Row $row): int
    {
        return $this->records->getOrCreatePost('ad:' . $row->text('key'), fn (): array => [
            'post_type' => self::TYPE,
            'post_status' => 'publish',
            'post_title' => $row->text('title'),
            'meta_input' => ['_thumbnail_id' => $this->images->id($row->text('image')), '_courant_ad' => [
                'kind' => 'image',
                'places' => $row->texts('places'),
                'size' => $row->text('size'),
                'link' => home_url('/' . $row->text('link') . '/'),
            ]],
        ]);
    }
}
