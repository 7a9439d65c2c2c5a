<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Wp\Recruiting;

use CourantDesk\Applications\Domain\FormDefinition;
use CourantDesk\Applications\Domain\Forms;
use CourantDesk\Applications\Wp\AdoptedFiles;
use CourantDesk\PrivateFiles\Domain\PrivateFiles;
use CourantDesk\PrivateFiles\Domain\StoredFile;

/** An applicant's files as the recruiter's page shows them, those from before this plugin too (Rulings 19). */
final class Files
{
    /** What a page may show itself; all else is only downloaded. */
    private const SHOWN = ['application/pdf', 'image/png', 'image/jpeg', 'image/webp', 'image/gif'];

    /** @var array<int, FormDefinition> by opening */
    private array $definitions = [];

    public function __construct(
        private readonly PrivateFiles $files,
        private readonly AdoptedFiles $adopted,
        private readonly Forms $forms,
    ) {
    }

    /** @return list<array{id: int, field: string, name: string, bytes: int, preview: string, url: string, warning: string, notice: string}> `field` is a label */
    public function of(int $application): array
    {
        $files = array_map(fn (StoredFile $file): array => [
            'id' => $file->id,
            'field' => $this->label($application, $file->field),
            'name' => $file->originalName,
            'bytes' => $file->bytes,
            'preview' => self::shown($file->mediaType),
            'url' => $this->files->downloadUrl($file->id, $application),
            'warning' => $this->files->store()->isPresent($file) ? $this->files->warning($file) : __('This file is not in the store any more.', 'courant-desk'),
            'notice' => $this->files->notice($file),
        ], $this->files->store()->ofApplication($application));
        foreach ($this->adopted->of($application) as $file) {
            $path = (string) get_attached_file($file['id']);
            $files[] = [
                'id' => $file['id'],
                'field' => $this->label($application, FormDefinition::FILE),
                'name' => $file['name'],
                'bytes' => is_file($path) ? (int) filesize($path) : 0,
                'preview' => self::shown((string) get_post_mime_type($file['id'])),
                'url' => $this->files->downloadUrl($file['id'], $application),
                'warning' => is_file($path) ? '' : __('This file is not on the server any more.', 'courant-desk'),
                'notice' => '',
            ];
        }

        return $files;
    }

    /** The files of an application in one line, such as "CV: ada.pdf; Samples: work.png". */
    public function describe(int $application): string
    {
        $files = [];
        foreach ($this->files->store()->ofApplication($application) as $file) {
            $files[] = [$this->label($application, $file->field), $file->originalName];
        }
        foreach ($this->adopted->of($application) as $file) {
            $files[] = [$this->label($application, FormDefinition::FILE), $file['name']];
        }

        return implode('; ', array_map(
            /* translators: 1: label of a field, 2: name of a file */
            static fn (array $file): string => $file[0] === '' ? $file[1] : sprintf(__('%1$s: %2$s', 'courant-desk'), $file[0], $file[1]),
            $files
        ));
    }

    /**
     * How many files each application has.
     *
     * @param list<int> $applications
     * @return array<int, int>
     */
    public function count(array $applications): array
    {
        return $this->files->store()->count($applications);
    }

    /** The label that the field has in the opening's form now; '' for a field that the form has no more and that names nothing. */
    private function label(int $application, string $field): string
    {
        $opening = (int) get_post_field('post_parent', $application);
        $form = $this->definitions[$opening] ??= $this->forms->forOpening($opening);
        $label = trim(wp_strip_all_tags($form->field($field)->label ?? ''));
        if ($label !== '') {
            return $label;
        }

        return $field === '' || $field === FormDefinition::FILE
            ? __('File', 'courant-desk')
            : ucfirst(strtr((string) preg_replace('/^' . preg_quote(FormDefinition::PREFIX, '/') . '/', '', $field), '_', ' '));
    }

    private static function shown(string $type): string
    {
        return in_array($type, self::SHOWN, true) ? $type : '';
    }
}
