<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Wp;

use CourantDesk\Applications\ApplicationsParts;
use ZipArchive;

/** Puts the files that applicants sent into the archive that WordPress makes for them of their personal data. */
final class ExportedFiles
{
    /** Far more than anybody sends, and an end. */
    private const MOST_APPLICATIONS = 1000;

    public function __construct(private readonly ApplicationsParts $parts)
    {
    }

    public function boot(): void
    {
        add_action('wp_privacy_personal_data_export_file_created', [$this, 'add'], 10, 4);
    }

    /**
     * @param string $archive the archive's path
     * @param int    $request id of the request
     */
    public function add(string $archive, string $url, string $report, int $request): void
    {
        $asked = wp_get_user_request($request);
        if ($asked === false || $asked->email === '' || !class_exists(ZipArchive::class)) {
            return;
        }
        $files = $this->files($asked->email);
        $zip = new ZipArchive();
        if ($files === [] || $zip->open($archive) !== true) {
            return;
        }
        foreach ($files as $name => $content) {
            $zip->addFromString($name, $content);
        }
        if (!$zip->close()) {
            $this->parts->kernel->log->error('applications.export', ['request' => $request]);
        }
    }

    /** @return array<string, string> name in the archive => content */
    private function files(string $email): array
    {
        $files = [];
        $personal = new PersonalData($this->parts);
        foreach ($personal->find($email, 0, self::MOST_APPLICATIONS) as $application) {
            foreach ($this->parts->files()->ofApplication($application) as $file) {
                $files[$this->name($application, $file->id, $file->originalName)] = implode('', [...$this->parts->files()->read($file)]);
            }
            foreach ($this->parts->adopted()->of($application) as $file) {
                $files[$this->name($application, $file['id'], $file['name'])] = (string) file_get_contents((string) get_attached_file($file['id']));
            }
        }

        return $files;
    }

    private function name(int $application, int $file, string $name): string
    {
        $safe = sanitize_file_name($name);

        return "applications/$application/$file-" . ($safe === '' ? 'file' : $safe);
    }
}
