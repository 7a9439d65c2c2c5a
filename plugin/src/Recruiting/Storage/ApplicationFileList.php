<?php

declare(strict_types=1);

namespace CourantDesk\Recruiting\Storage;

use CourantDesk\ApplicationForms\Domain\FormDefinition;
use CourantDesk\ApplicationForms\Domain\OpeningForms;
use CourantDesk\PrivateFiles\Domain\FileStore;
use CourantDesk\PrivateFiles\Domain\PrivateFiles;
use CourantDesk\PrivateFiles\Domain\StoredFile;

/**
 * Lists an applicant's files for recruiters, including files of WP Job Openings
 * (docs/features/private-files.md#which-key-names-which-file).
 */
final class ApplicationFileList
{
    /** File types that a page can show; all others are only downloaded. */
    private const PREVIEWABLE_TYPES = ['application/pdf', 'image/png', 'image/jpeg', 'image/webp', 'image/gif'];

    /** @var array<int, FormDefinition> by opening ID */
    private array $definitions = [];

    public function __construct(
        private readonly PrivateFiles $files,
        private readonly OpeningForms $forms,
    ) {
    }

    /**
     * @return list<array{id: int, field: string, name: string, bytes: int, preview: string, url: string,
     *     warning: string, notice: string}> `field` is the label of the field
     */
    public function findByApplication(int $application): array
    {
        $files = array_map(fn (StoredFile $file): array => [
            'id' => $file->id,
            'field' => $this->fieldLabel($application, $file->field),
            'name' => $file->originalName,
            'bytes' => $file->bytes,
            'preview' => self::previewMediaType($file->mediaType),
            'url' => $this->files->downloadUrl($file->id, $application),
            'warning' => $this->files->store()->exists($file)
                ? $this->files->scanWarning($file)
                : __('This file is no longer in the file storage.', 'courant-desk'),
            'notice' => $this->files->scanNotice($file),
        ], $this->findStored($application));
        foreach ($this->files->attachments()->findByApplication($application) as $file) {
            $path = (string) get_attached_file($file['id']);
            $files[] = [
                'id' => $file['id'],
                'field' => $this->fieldLabel($application, FormDefinition::FILE),
                'name' => $file['name'],
                'bytes' => is_file($path) ? (int) filesize($path) : 0,
                'preview' => self::previewMediaType((string) get_post_mime_type($file['id'])),
                'url' => $this->files->downloadUrl($file['id'], $application),
                'warning' => is_file($path) ? '' : __('This file is no longer on the server.', 'courant-desk'),
                'notice' => '',
            ];
        }

        return $files;
    }

    /** Returns the files of an application in one line, such as "CV: ada.pdf; Samples: work.png". */
    public function describe(int $application): string
    {
        $files = [];
        foreach ($this->findStored($application) as $file) {
            $files[] = [$this->fieldLabel($application, $file->field), $file->originalName];
        }
        foreach ($this->files->attachments()->findByApplication($application) as $file) {
            $files[] = [$this->fieldLabel($application, FormDefinition::FILE), $file['name']];
        }

        return implode('; ', array_map(
            static fn (array $file): string => $file[0] === ''
                ? $file[1]
                /* translators: 1: label of a field, 2: file name */
                : sprintf(__('%1$s: %2$s', 'courant-desk'), $file[0], $file[1]),
            $files
        ));
    }

    /** @return list<StoredFile> files of the applicant, without those that recruiters sent */
    private function findStored(int $application): array
    {
        return array_values(array_filter(
            $this->files->store()->findByApplication($application),
            static fn (StoredFile $file): bool => $file->field !== FileStore::EMAIL_FIELD,
        ));
    }

    /**
     * Returns the number of files of each application.
     *
     * @param list<int> $applications
     * @return array<int, int>
     */
    public function countByApplication(array $applications): array
    {
        return $this->files->store()->countByApplication($applications);
    }

    /**
     * Returns the current label of the field in the opening's form; '' if the form no longer has the field and no label
     * is known.
     */
    private function fieldLabel(int $application, string $field): string
    {
        $opening = (int) get_post_field('post_parent', $application);
        $form = $this->definitions[$opening] ??= $this->forms->forOpening($opening);
        $label = trim(wp_strip_all_tags($form->field($field)->label ?? ''));
        if ($label !== '') {
            return $label;
        }

        return $field === '' || $field === FormDefinition::FILE
            ? __('File', 'courant-desk')
            : ucfirst(strtr(
                (string) preg_replace('/^' . preg_quote(FormDefinition::CUSTOM_PREFIX, '/') . '/', '', $field),
                '_',
                ' ',
            ));
    }

    private static function previewMediaType(string $type): string
    {
        return in_array($type, self::PREVIEWABLE_TYPES, true) ? $type : '';
    }
}
