<?php

declare(strict_types=1);

namespace CourantDesk\ApplicationForms\Domain;

use CourantDesk\Kernel\Violation;
use CourantDesk\PrivateFiles\Domain\FileKind;
use CourantDesk\PrivateFiles\Domain\FileKindDetector;
use CourantDesk\PrivateFiles\Domain\FileName;
use CourantDesk\PrivateFiles\Domain\IncomingFile;

/**
 * Checks uploaded files: extension, content and size must all be valid.
 *
 * @see docs/features/applications.md#upload-size
 */
final class UploadPolicy
{
    /**
     * @param list<FileKind> $acceptedKinds
     * @param int            $maxFileBytes  limit of one file in bytes
     * @param int            $maxTotalBytes limit of all files together in bytes
     */
    public function __construct(
        public readonly array $acceptedKinds,
        public readonly int $maxFileBytes,
        public readonly int $maxTotalBytes,
        private readonly FileKindDetector $sniffer,
    ) {
    }

    /**
     * Returns the violations of the uploaded files.
     *
     * @param array<string, list<IncomingFile>> $files by field name
     * @return list<Violation>
     */
    public function check(array $files, FormDefinition $form = new FormDefinition([])): array
    {
        $violations = [];
        $total = 0;
        foreach ($files as $field => $ofField) {
            $definition = $form->field($field);
            $max = $definition->maxFiles ?? 1;
            $kinds = $definition === null || $definition->fileKinds === []
                ? $this->acceptedKinds
                : $definition->fileKinds;
            if (count($ofField) > $max) {
                $violations[] = new Violation('file.too_many', $field, ['max' => $max]);
            }
            foreach ($ofField as $file) {
                $total += $file->bytes;
                $maxBytes = $definition?->maxFileBytes($this->maxFileBytes) ?? $this->maxFileBytes;
                $code = $this->findProblem($file, $kinds, $maxBytes);
                if ($code !== '') {
                    $violations[] = new Violation($code, $field, $this->violationDetails($file, $kinds, $maxBytes));
                }
            }
        }
        if ($violations === [] && $total > $this->maxTotalBytes) {
            $violations[] = new Violation('file.total_too_large', (string) array_key_first($files), [
                'max' => $this->maxTotalBytes,
            ]);
        }

        return $violations;
    }

    /** @param list<FileKind> $kinds */
    private function findProblem(IncomingFile $file, array $kinds, int $maxBytes): string
    {
        if ($file->problem !== '') {
            return $file->problem;
        }
        $claimed = FileKind::fromExtension(FileName::extension($file->name));
        if ($claimed === null || !in_array($claimed, $kinds, true)) {
            return 'file.type';
        }
        if ($file->bytes < 1) {
            return 'file.empty';
        }
        if ($file->bytes > $maxBytes) {
            return 'file.too_large';
        }

        return $this->sniffer->detect($file->path) === $claimed ? '' : 'file.content';
    }

    /**
     * @param list<FileKind> $kinds
     * @return array<string, string|int>
     */
    private function violationDetails(IncomingFile $file, array $kinds, int $maxBytes): array
    {
        return [
            'name' => FileName::sanitizeForDisplay($file->name),
            'bytes' => $file->bytes,
            'max' => $maxBytes,
            'types' => implode(', ', array_merge([], ...array_map(
                static fn (FileKind $kind): array => $kind->extensions(),
                $kinds,
            ))),
        ];
    }
}
